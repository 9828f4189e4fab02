import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { copyPreparedFolder, opened, type ShopProcess, startShopProcess } from './support/shop-process.ts';

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

let dataDir: string;
let shop: ShopProcess | undefined;
let baseURL: string;
test.beforeAll(async () => {
  dataDir = await copyPreparedFolder('marigold-page-errors-');
  shop = startShopProcess({ DATA_DIR: dataDir });
  baseURL = await opened(shop);
});
test.afterAll(async () => {
  shop?.process.kill('SIGTERM');
  await shop?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

test.describe.configure({ mode: 'default' });
for (const [screen, size] of Object.entries({
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}))
  test(`no page logs an error or violates its security policy on a ${screen}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL, ...size });
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
