import { type Browser, expect, type Page, test } from '@playwright/test';
import { fillBilling, fillCard, hydrated, orderPlaced, placeOrderButton } from './support/checkout.ts';
import { cutTexts, smallTargets } from './support/fits.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { someProduct } from './support/staff-products.ts';
import { violationsInBothSchemes } from './support/violations.ts';

/* Uses its own shop: the setting applies to every visitor. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();
const PAGE = '/user/return-policy';
const TEXT =
  'Send it back as it came, in its box.\n\nWe refund it within a week:\nthe price, not the shipping.';
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

async function openBrowser(browser: Browser, viewport = WIDE, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.address,
    viewport,
    hasTouch: viewport === NARROW,
    isMobile: viewport === NARROW,
    javaScriptEnabled,
    reducedMotion: 'reduce',
  });
  return await context.newPage();
}

const line = (page: Page) => page.getByRole('main').getByText(/Returns within/);
const links = (page: Page) => page.getByRole('link', { name: 'Return policy', exact: true });

test('a shop without a return policy says nothing about one', async ({ browser }) => {
  const page = await openBrowser(browser);
  const { _id } = await someProduct(page, { price: 20 });
  for (let i = 0; i < 3; i++) {
    expect((await page.goto(PAGE))?.status()).toBe(404);
    await page.goto(`/user/products/${_id}`);
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect(links(page)).toHaveCount(0);
    await expect(line(page)).toHaveCount(0);
  }
});

test('staff write one, and shoppers read it wherever they buy', async ({ browser }) => {
  const staff = await openBrowser(browser);
  await signIn(staff);
  await staff.goto('/admin/settings');
  await hydrated(staff);
  const box = staff.getByRole('textbox', { name: /^Return policy/ });
  await box.fill('a'.repeat(20_001));
  await staff.getByRole('button', { name: 'Save settings' }).click();
  await expect(staff.getByText('At most 20000 characters')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('a'.repeat(20_001));
  await box.fill(TEXT);
  await staff.getByLabel('Return days').fill('14');
  await staff.getByRole('button', { name: 'Save settings' }).click();
  await expect(staff.getByText('Settings saved')).toBeVisible();
  expect(await violationsInBothSchemes(staff)).toEqual([]);

  for (const viewport of [WIDE, NARROW]) {
    const page = await openBrowser(browser, viewport);
    const { _id } = await someProduct(page, { price: 20 });
    const inspect = async (path: string) => {
      await page.goto(path);
      await hydrated(page);
      await expect(line(page)).toHaveText('Returns within 14 days · Return policy');
      expect(await cutTexts(page), path).toEqual([]);
      if (viewport === NARROW) expect(await smallTargets(page), path).toEqual([]);
      expect(await violationsInBothSchemes(page), path).toEqual([]);
    };
    await inspect(`/user/products/${_id}`);
    await page.request.post('/api/cart/lines', { data: { productId: _id } });
    for (const path of ['/user/cart', '/user/checkout', `/user/billing?product=${_id}&quantity=1`])
      await inspect(path);
    await line(page).getByRole('link').click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return policy');
    await expect(page.getByText('Returns within 14 days of the delivery.')).toBeVisible();
    for (const paragraph of TEXT.replace('week:\n', 'week: ').split('\n\n'))
      await expect(page.getByRole('main').getByText(paragraph, { exact: true })).toBeVisible();
    await page.goto(PAGE);
    expect(await cutTexts(page)).toEqual([]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  }
});

test('a shopper without script reads it from the footer, and finds it in the confirmation', async ({
  browser,
}) => {
  const reader = await openBrowser(browser, NARROW, false);
  await reader.goto('/user/about');
  await reader.getByRole('contentinfo').getByRole('link', { name: 'Return policy' }).click();
  await expect(reader.getByText('Send it back as it came, in its box.')).toBeVisible();

  const page = await openBrowser(browser);
  const { _id } = await someProduct(page, { price: 20 });
  await page.goto(`/user/billing?product=${_id}&quantity=1`);
  await fillBilling(page);
  await fillCard(page);
  await placeOrderButton(page).click();
  const orderId = await orderPlaced(page);
  const headers = AS_STAFF;
  const sent = await page.request.get(`/api/mails?search=${orderId}`, { headers });
  const [mail] = await sent.json();
  const whole = await (await page.request.get(`/api/mails/${mail.id}`, { headers })).json();
  expect(whole.text).toContain(`Returns within 14 days · Return policy: ${shop.address}${PAGE}`);
});

test('cached pages follow the setting at once', async ({ browser }) => {
  const page = await openBrowser(browser);
  const { _id } = await someProduct(page, { price: 20 });
  const paths = [`/user/products/${_id}`, '/user/about', PAGE];
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    return { status: answer.status(), html: await answer.text() };
  };
  const change = async (data: object) => {
    const headers = AS_STAFF;
    const { changedAt: seen } = await (await page.request.get('/api/settings/staff', { headers })).json();
    expect((await page.request.put('/api/settings', { headers, data: { ...data, seen } })).status()).toBe(
      200,
    );
  };
  for (let i = 0; i < 3; i++) for (const path of paths) await read(path);

  await change({ returnDays: 0 });
  const { html } = await read(`/user/products/${_id}`);
  expect(html).not.toContain('Returns within');
  expect(html).toContain(`href="${PAGE}"`);
  expect((await read(PAGE)).html).not.toContain('Find your order');

  await change({ returnPolicy: 'Write to us first.' });
  expect((await read(PAGE)).html).toContain('Write to us first.');

  await change({ returnPolicy: '' });
  for (const path of paths.slice(0, 2)) expect((await read(path)).html, path).not.toContain('Return policy');
  expect((await read(PAGE)).status).toBe(404);
});
