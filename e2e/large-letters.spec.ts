import { expect, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';
import { cutTexts } from './support/fits.ts';
import { placePaidOrder } from './support/orders.ts';

/*
 * Font size doubled in the browser's settings: media queries in rem follow it, which no style sheet can
 * achieve.
 */

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
  viewport: { width: 390, height: 844 },
});

test('no screen of the shop scrolls sideways or cuts a word off', async ({ page }) => {
  const product = await findDemoProduct(page);
  const { id } = await placePaidOrder(page);
  for (const path of [
    '/',
    '/user/home',
    '/user/about',
    '/user/products?category=Fashion&minPrice=20',
    `/user/products/${product._id}`,
    `/user/billing?product=${product._id}`,
    '/user/track-order',
    `/user/track-order?method=orderId&value=${id}`,
    '/user/contact',
    '/user/membership',
    '/user/membership?plan=standard',
    '/admin-login',
  ]) {
    await page.goto(path);
    await hydrated(page);
    expect.soft(await cutTexts(page), path).toEqual([]);
  }
});
