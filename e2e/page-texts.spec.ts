import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { hydrated } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop: everybody reads the texts of its pages. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

async function drawPicture(width: number, height: number): Promise<Buffer> {
  const background = { r: 120, g: 90, b: 40 };
  return await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('write a text, see the page with it, and publish it', async ({ page, browser }) => {
    await openAs(page, '/admin/page-texts');
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Good tools from {shop}');
    await page.getByRole('button', { name: 'Remove testimonial 2' }).click();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved, not published')).toBeVisible();
    const preview = page.getByTitle('Home with the saved draft').contentFrame();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Good tools from Marigold');
    await expect(preview.getByText('Daniel Okafor')).toHaveCount(0);

    const visitor = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    await openAs(visitor, '/user/home');
    await expect(heading(visitor)).toHaveText('Fine things, kinder prices.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Shoppers read this')).toBeVisible();
    await openAs(visitor, '/user/home');
    await expect(heading(visitor)).toHaveText('Good tools from Marigold');
    await expect(visitor.getByText('Nora Lindqvist')).toBeVisible();
    await expect(visitor.getByText('Daniel Okafor')).toHaveCount(0);
    await visitor.context().close();
  });

  test('go back to what was published before', async ({ page }) => {
    await openAs(page, '/admin/page-texts/contact');
    for (const text of ['Write to us', 'Talk to us']) {
      await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(text);
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Shoppers read this')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Write to us');
    await openAs(page, '/user/contact');
    await expect(heading(page)).toHaveText('Write to us');
  });

  test('keep what they typed when a text is missing, and hear at which field', async ({ page }) => {
    await openAs(page, '/admin/page-texts/about');
    await page.getByRole('button', { name: 'Add person' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' }).last()).toBeFocused();
    await page.getByRole('textbox', { name: 'Role' }).last().fill('Workshop');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' }).last()).toBeFocused();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Role' }).last()).toHaveValue('Workshop');
  });

  test('keep what a colleague saves of the same page meanwhile', async ({ page }) => {
    await openAs(page, '/admin/page-texts/membership');
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('The club');
    await page.getByLabel('Basic, in a sentence').fill('Mine');
    const url = `${shop.address}/api/page-texts/membership`;
    const data = { texts: { membership: { premium: 'For everybody.', basic: 'Theirs' } }, version: 0 };
    expect((await page.request.put(url, { data })).status()).toBe(200);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('has changed the texts of this page meanwhile.')).toBeVisible();
    await expect(page.getByLabel('Premium, in a sentence')).toHaveValue('For everybody.');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved, not published')).toBeVisible();
    const { texts } = await (await page.request.get(`${url}/staff`)).json();
    expect(texts.membership).toMatchObject({ heading: 'The club', basic: 'Mine', premium: 'For everybody.' });
  });

  test('link to the shop elsewhere', async ({ page }) => {
    await openAs(page, '/admin/page-texts/footer');
    const frame = page.getByTitle('Footer with the saved draft');
    await frame.scrollIntoViewIfNeeded();
    const preview = frame.contentFrame();
    await expect(preview.getByRole('list', { name: 'Social media' })).toBeInViewport();
    await page.getByRole('textbox', { name: 'Address' }).first().fill('http://social.example/oak');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Address must begin with https://')).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).first().fill('https://social.example/oak');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Shoppers read this')).toBeVisible();
    await openAs(page, '/user/contact');
    const links = page.getByRole('link', { name: 'Instagram' });
    await expect(links).toHaveCount(2);
    await expect(links.last()).toHaveAttribute('href', 'https://social.example/oak');
  });

  test('write the words of a mail beside the mail', async ({ page }) => {
    await openAs(page, '/admin/page-texts/mails');
    const kind = (name: string) => page.getByRole('button', { name, exact: false, expanded: false });
    await expect(page.getByLabel('Order confirmation: subject')).toBeVisible();
    await kind('Back in stock').press('Enter');
    await expect(page.getByLabel('Order confirmation: subject')).toBeHidden();
    await page.getByLabel('Back in stock: subject').fill('{product} is here');
    await expect(page.getByText('Back in stock at Marigold')).toBeVisible();
    // A text that cannot be saved opens its kind.
    await kind('Refund of a membership').press('Enter');
    await expect(page.getByLabel('Back in stock: subject')).toBeHidden();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Only {shop} can stand in braces here')).toBeVisible();
    await page.getByLabel('Back in stock: subject').fill('Here again at {shop}');
    await page.getByLabel('Back in stock: text').fill('You waited long.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Here again at Marigold')).toBeVisible();
    const mail = page.getByTitle('The mail as it looks').contentFrame();
    await expect(mail.getByText('You waited long.')).toBeVisible();
    await page.getByLabel('Preview of').selectOption('Order confirmation');
    await expect(mail.getByText('Thank you, Ada Lovelace')).toBeVisible();
  });

  test('put a picture on a page, and hear why a file is none', async ({ page, browser }) => {
    await openAs(page, '/admin/page-texts/landing');
    const picture = page.getByRole('group', { name: 'Picture (optional)', exact: true });
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      picture.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await page.getByRole('textbox', { name: 'Picture in words' }).fill('A bench of tools');
    await upload('bench.svg', 'image/svg+xml', Buffer.from('<svg><script/></svg>'));
    await expect(picture.getByText('Only JPEG, PNG, WebP and AVIF pictures can be uploaded.')).toBeVisible();
    await upload('bench.jpg', 'image/jpeg', Buffer.from('no picture'));
    await expect(picture.getByText('This is not a JPEG, PNG, WebP or AVIF picture')).toBeVisible();
    await upload('bench.png', 'image/png', await drawPicture(10_000, 10_000));
    await expect(picture.getByText('more than 64 million pixels')).toBeVisible();
    await upload('bench.png', 'image/png', await drawPicture(900, 600));
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Shoppers read this')).toBeVisible();

    const visitor = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    await openAs(visitor, '/');
    const shown = visitor.getByRole('img', { name: 'A bench of tools' });
    await expect(shown).toHaveJSProperty('complete', true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/uploads\/\w+-\d+\.avif$/,
    );
    await visitor.context().close();
  });

  test('write what a page says when there is nothing to show', async ({ page, browser }) => {
    await openAs(page, '/admin/page-texts/states');
    await page.getByLabel('Empty cart', { exact: true }).fill('Your basket waits.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    const preview = page.getByTitle('Page states with the saved draft').contentFrame();
    await expect(preview.getByRole('heading', { name: 'Your basket waits.' })).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Shoppers read this')).toBeVisible();
    const visitor = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    await openAs(visitor, '/user/cart');
    await expect(visitor.getByRole('heading', { name: 'Your basket waits.' })).toBeVisible();
    await openAs(visitor, '/user/states');
    await expect(visitor).toHaveURL(/\/user\/home$/);
    await visitor.context().close();
  });

  test('see the draft as on a phone', async ({ page }) => {
    await openAs(page, '/admin/page-texts/about');
    await page.getByRole('button', { name: 'Phone' }).click();
    const frame = page.getByTitle('About Us with the saved draft');
    await expect(frame).toHaveCSS('width', '390px');
    await expectToFit(page);
  });

  test('choose a kind of mail without a screen that is wider than theirs', async ({ page }) => {
    await openAs(page, '/admin/page-texts/mails');
    await expect(page.getByRole('button', { name: /^Address of an order/ })).toBeVisible();
    await expectToFit(page);
  });
});

async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('an announcement stands above the pages from the first one on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const url = `${shop.address}/api/page-texts/announcement`;
  const announcement = { text: 'Free shipping until Sunday', link: '/user/products' };
  const data = { texts: { announcement }, version: 0 };
  expect((await page.request.put(url, { headers: AS_STAFF, data })).status()).toBe(200);
  await page.request.post(`${url}/publish`, { headers: AS_STAFF, data: { version: 1 } });
  await openAs(page, '/user/about');
  await page.getByRole('link', { name: 'Free shipping until Sunday' }).click();
  await expect(page).toHaveURL(/\/user\/products$/);
  expect(errors).toEqual([]);
});

test('a visitor cannot see a draft', async ({ page }) => {
  await page.goto(`${shop.address}/user/home?draft=home`);
  await expect(page).toHaveURL(/\/admin-login\?next=/);
});
