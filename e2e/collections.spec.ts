import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { hydrated } from './support/checkout.ts';
import { seenShifts, watchShifts } from './support/layout-shifts.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop: a collection is in the footer of every page. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('put products together by hand and by a rule, with what it finds', async ({ page }) => {
    await openAs(page, '/admin/collections/new');
    await page.getByRole('button', { name: 'Add Collection' }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await page.getByLabel('Title').fill('For the desk');
    for (const name of ['Arc Desk Lamp', 'Kiln Vase']) {
      await page.getByRole('combobox', { name: 'Add a product' }).fill(name);
      await page.getByRole('option', { name }).click();
    }
    await page.getByRole('button', { name: 'Move Kiln Vase up' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Kiln Vase' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Collection' }).click();
    await expect(page.getByRole('link', { name: 'For the desk' })).toBeVisible();

    await page.getByRole('link', { name: 'Add Collection' }).click();
    await page.getByLabel('Title').fill('Small fashion');
    await page.getByRole('combobox', { name: 'Products', exact: true }).selectOption('Found by a rule');
    await page.getByRole('checkbox', { name: 'Fashion' }).check();
    await page.getByLabel('Price up to').fill('100');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('products now');
    await page.getByRole('button', { name: 'Add Collection' }).click();
    await expect(page.getByText('Fashion, up to $100.00')).toBeVisible();

    await page.getByRole('link', { name: 'Add Collection' }).click();
    await page.getByLabel('Title').fill('Another');
    await page.getByLabel('Address').fill('small-fashion');
    await page.getByRole('button', { name: 'Add Collection' }).click();
    await expect(page.getByText('Another collection has this address').first()).toBeVisible();
  });

  test('keep what a colleague saves of a collection meanwhile', async ({ page }) => {
    const data = { title: 'Slow evenings', kind: 'rule', rule: { maxPrice: 40 }, published: false };
    const { id } = await (await page.request.post(`${shop.address}/api/collections`, { data })).json();
    await openAs(page, `/admin/collections/${id}`);
    await page.getByLabel('Title').fill('Quiet evenings');
    await page.getByLabel('Price up to').fill('50');
    const theirs = { title: 'Long evenings', description: 'For two' };
    const saved = await page.request.put(`${shop.address}/api/collections/${id}`, { data: theirs });
    expect(saved.status()).toBe(200);
    await page.getByRole('button', { name: 'Save Collection' }).click();
    await expect(page.getByText('Taken over into this form: Description.')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('For two');
    await expect(page.getByText('Long evenings', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save Collection' }).click();
    await expect(page.getByRole('link', { name: 'Quiet evenings' })).toBeVisible();
    const kept = await (await page.request.get(`${shop.address}/api/collections/${id}/staff`)).json();
    expect(kept).toMatchObject({ title: 'Quiet evenings', description: 'For two', rule: { maxPrice: 50 } });
    await page.request.delete(`${shop.address}/api/collections/${id}`);
  });
});

test('a shopper finds a collection in the footer, and sorts it', async ({ page }) => {
  await openAs(page, '/user/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For the desk' })).toBeVisible();
  await expect(page.getByText('Showing 2 product(s)')).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toContainText('Kiln Vase');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(cards.first()).toContainText('Arc Desk Lamp');
  expect(new URL(page.url()).search).toBe('?sort=name');
  await page.goBack();
  await expect(cards.first()).toContainText('Kiln Vase');
});

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('change the address of a collection, and links to the old one keep working', async ({ page }) => {
    await openAs(page, '/admin/collections');
    await page.getByRole('link', { name: 'For the desk' }).click();
    await page.getByLabel('Address').fill('desk');
    await expect(page.getByText('Links to /user/collections/for-the-desk keep working')).toBeVisible();
    await page.getByRole('button', { name: 'Save Collection' }).click();
    await expect(page.getByText('Collection saved')).toBeVisible();
  });
});

test('a link to an address that a collection had leads to the present one', async ({ page, request }) => {
  const old = '/user/collections/for-the-desk?sort=name';
  const answer = await request.get(shop.address + old, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()).toMatchObject({
    location: '/user/collections/desk?sort=name',
    'cache-control': 'no-cache',
  });

  await openAs(page, '/user/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'For the desk' });
  await expect(link).toHaveAttribute('href', '/user/collections/desk');
  await page.evaluate((path) => window.history.pushState(null, '', path), old);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1, name: 'For the desk' })).toBeVisible();
  expect(page.url()).toBe(`${shop.address}/user/collections/desk?sort=name`);
});

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('give a collection a picture, replace it and remove it', async ({ page }) => {
    const createFile = async (background: string) => ({
      name: `${background.slice(1)}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1_200, height: 1_000, channels: 3, background } })
        .png()
        .toBuffer(),
    });
    const open = async () => {
      await openAs(page, '/admin/collections');
      await page.getByRole('link', { name: 'For the desk' }).click();
    };
    const save = async () => {
      await page.getByRole('button', { name: 'Save Collection' }).click();
      await expect(page.getByText('Collection saved')).toBeVisible();
    };
    const picture = page.getByRole('group', { name: 'Picture' });
    const shown = picture.getByRole('img');

    await open();
    const area = picture.getByLabel('Upload a picture');
    const bad = Buffer.from('no picture');
    await area.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: bad });
    await expect(picture.getByText('notes.txt: Only JPEG, PNG, WebP and AVIF')).toBeVisible();
    await area.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: bad });
    await expect(picture.getByText('broken.png: This is not a JPEG')).toBeVisible();
    await expect(picture.getByText('notes.txt')).toHaveCount(0);

    // Busy: saving waits for the picture, and says so where it is.
    await page.route('**/api/uploads', async (route) => {
      await expect(picture.getByText('Save when it is there')).toBeVisible();
      await route.continue();
    });
    await area.setInputFiles(await createFile('#cc9966'));
    await expect(picture.getByText('broken.png')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save Collection' }).click();
    await expect(shown).toBeVisible();
    await expect(picture.getByText('Save when it is there')).toHaveCount(0);
    await page.unroute('**/api/uploads');
    const first = await shown.getAttribute('src');
    await save();

    await open();
    await expect(shown).toHaveAttribute('src', first ?? '');
    await picture.getByLabel('Replace the picture').setInputFiles(await createFile('#336699'));
    await expect(shown).not.toHaveAttribute('src', first ?? '');
    await picture.getByRole('button', { name: 'Remove picture' }).click();
    await expect(shown).toHaveCount(0);
    await expect(picture.getByLabel('Upload a picture')).toBeFocused();
    await picture.getByLabel('Upload a picture').setInputFiles(await createFile('#336699'));
    await expect(shown).toBeVisible();
    await save();
  });
});

test('a shopper sees the picture of a collection, and nothing moves when it comes', async ({ page }) => {
  await watchShifts(page);
  // The picture comes after the page is shown, as on a slow line.
  const isShown = Promise.withResolvers<void>();
  await page.route('**/uploads/*', async (route) => {
    await isShown.promise;
    await route.continue();
  });
  await page.goto(`${shop.address}/user/collections/desk`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  // Decorative: the picture has no name.
  const banner = page.locator('main img[alt=""]').first();
  await expect(banner).toHaveJSProperty('complete', false);
  isShown.resolve();
  await expect(banner).toHaveJSProperty('complete', true);
  expect(await banner.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /^http.*\/uploads\/.*-\d+\.avif$/,
  );
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(address).toMatch(/^http.*\/uploads\/.*-1200\.jpg$/);
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/jpeg');
  expect(await seenShifts(page)).toEqual([]);
});

test('an address without a collection says so, with the way back', async ({ page }) => {
  const response = await page.goto(`${shop.address}/user/collections/none-of-these`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Collection not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/user/products');
});
