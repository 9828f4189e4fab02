import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { seenShifts, watchShifts } from './support/layout-shifts.ts';

const PRODUCT = '/user/products/aurora-one-headphones-04x5wg0y';

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
    expect(await seenShifts(page)).toEqual([]);
  });
}

test('an idle connection outlives the pools of common proxies', ANY_SCREEN, async ({ request }) => {
  const { 'keep-alive': keepAlive } = (await request.get('/healthz')).headers();
  expect(Number(/timeout=(\d+)/.exec(keepAlive ?? '')?.[1])).toBeGreaterThan(60);
});
