import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { totalShift, watchShifts } from './support/layout-shifts.ts';

/** Of the demo catalogue: other tests add and delete products meanwhile. */
const PRODUCT_ID = 'aurora-one-headphones-04x5wg0y';
const PRODUCT = `/user/products/${PRODUCT_ID}`;

/** Layout shifts while a page loads and is scrolled. */
for (const path of ['/', '/user/home', '/user/products', '/user/about', '/user/track-order', PRODUCT]) {
  test(`nothing shifts while ${path} loads`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 700) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.waitForTimeout(50);
    }
    expect(await totalShift(page)).toBeLessThan(0.001);
  });
}

test('no page logs an error or violates its security policy', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const paths = ['/', '/user/home', '/user/about', '/user/products', PRODUCT];
  for (const path of [...paths, '/user/track-order', `/user/billing?product=${PRODUCT_ID}`, '/user/contact'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(problems).toEqual([]);
});

test('an idle connection outlives the pools of common proxies', ANY_SCREEN, async ({ request }) => {
  const { 'keep-alive': keepAlive } = (await request.get('/healthz')).headers();
  expect(Number(/timeout=(\d+)/.exec(keepAlive ?? '')?.[1])).toBeGreaterThan(60);
});
