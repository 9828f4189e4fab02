import { expect, test } from '@playwright/test';
import { openOwnShop } from './support/own-shop.ts';

/* Own shop: in the shared one other tests delete products and pictures that a page has just linked. */
const PRODUCT_ID = 'aurora-one-headphones-04x5wg0y';
const PATHS = [
  '/',
  '/user/home',
  '/user/about',
  '/user/products',
  `/user/products/${PRODUCT_ID}`,
  '/user/track-order',
  `/user/billing?product=${PRODUCT_ID}`,
  '/user/contact',
];

const shop = openOwnShop();

test.describe.configure({ mode: 'default' });
for (const [screen, size] of Object.entries({
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}))
  test(`no page logs an error or violates its security policy on a ${screen}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.address, ...size });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => problems.push(error.message));
    for (const path of PATHS) await page.goto(path, { waitUntil: 'networkidle' });
    expect(problems).toEqual([]);
    await context.close();
  });
