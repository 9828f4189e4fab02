import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findContrastProblems } from '#domain/looks/check-contrast.ts';
import { hydrated } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';
import { lowContrasts } from './support/violations.ts';

/* Uses its own shop: everybody sees its looks. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

/** Publishes looks by the calls of the screen. */
async function publish(page: Page, looks: object): Promise<void> {
  const url = `${shop.address}/api/looks`;
  const headers = AS_STAFF;
  const { version } = await (await page.request.get(`${url}/staff`, { headers })).json();
  const saved = await page.request.put(url, { headers, data: { looks, version } });
  expect(saved.status()).toBe(200);
  const body = { version: (await saved.json()).version };
  expect((await page.request.post(`${url}/publish`, { headers, data: body })).status()).toBe(200);
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('choose colors, corners and typefaces, and shoppers see them', async ({ page, browser }) => {
    const visitor = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    const readHome = async () => await (await visitor.request.get(`${shop.address}/user/home`)).text();
    const before = await readHome();
    await openAs(page, '/admin/looks');
    await box(page, 'Accent').fill('#2f5fd0');
    await box(page, 'Paper').fill('#f3f6ff');
    await page.getByLabel('Corner radius').fill('2');
    await page.getByLabel('Typefaces', { exact: true }).selectOption('modern');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved, not published')).toBeVisible();
    const preview = page.getByTitle('Home with the saved draft').contentFrame();
    await expect(preview.locator('html')).toHaveCSS('background-color', 'rgb(243, 246, 255)');
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(preview.locator('html')).not.toHaveCSS('background-color', 'rgb(243, 246, 255)');
    expect(await readHome()).toBe(before);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Shoppers see this')).toBeVisible();
    await openAs(visitor, '/user/home');
    await expect(visitor.locator('html')).toHaveCSS('background-color', 'rgb(243, 246, 255)');
    await expect(visitor.getByRole('link', { name: 'Browse Products' })).toHaveCSS('border-radius', '2px');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Space Grotesk/);
    expect(await visitor.evaluate(() => document.fonts.check('16px "Inter"'))).toBe(true);

    await publish(page, { accent: '#f6a623', paper: '#fffcf7', radius: 10, typefaces: 'classic' });
    expect(await readHome()).toBe(before);
    await visitor.context().close();
  });

  test('hear that a color cannot be read, and take the nearest that can', async ({ page }) => {
    await openAs(page, '/admin/looks');
    await page.getByLabel('Corner radius').fill('4');
    await box(page, 'Accent').fill('#d94f4f');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(box(page, 'Accent')).toBeFocused();
    await expect(page.getByText('has a contrast of 4.31:1')).toBeVisible();
    await expect(page.getByLabel('Corner radius')).toHaveValue('4');
    await page.getByRole('button', { name: 'Take #dd5352' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved, not published')).toBeVisible();
  });
});

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('upload a logo, and hear why a drawing is refused', async ({ page, browser }) => {
    await openAs(page, '/admin/looks');
    const area = page
      .getByRole('group', { name: 'Logo (optional)', exact: true })
      .locator('input[type=file]');
    const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await area.setInputFiles(svg);
    await expect(page.getByText('Only JPEG, PNG, WebP and AVIF pictures can be uploaded.')).toBeVisible();
    const background = { r: 20, g: 20, b: 120, alpha: 0.8 };
    const buffer = await sharp({ create: { width: 600, height: 150, channels: 4, background } })
      .png()
      .toBuffer();
    await area.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Shoppers see this')).toBeVisible();
    const visitor = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    await openAs(visitor, '/user/home');
    const logo = visitor.getByRole('banner').getByRole('img', { name: 'Marigold' });
    await expect(logo).toHaveJSProperty('complete', true);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await visitor.context().close();
  });
});

test('a visitor cannot see a draft', async ({ page }) => {
  await page.goto(`${shop.address}/user/home?draft=looks`);
  await expect(page).toHaveURL(/\/admin-login\?next=/);
});

test('pages have enough contrast with any accent that passes', async ({ page }) => {
  const random = () =>
    `#${Math.floor(Math.random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
  const paper = '#eef4f0';
  let accent = random();
  while (findContrastProblems({ accent, paper }).length > 0) accent = random();
  await publish(page, { accent, paper });
  for (const colorScheme of ['light', 'dark'] as const)
    for (const path of ['/user/home', '/user/products', '/user/about']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openAs(page, path);
      expect(await lowContrasts(page), `${path} with ${accent}, ${colorScheme}`).toEqual([]);
    }
});
