import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { seenShifts, watchShifts } from './support/layout-shifts.ts';

const PRODUCT = '/user/products/aurora-one-headphones-04x5wg0y';

/** Layout shifts while a page loads and is scrolled. */
for (const path of ['/', '/user/home', '/user/products', '/user/about', '/user/track-order', PRODUCT]) {
  test(`nothing shifts while ${path} loads`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    // Scripts add it below what is seen, on a busy machine long after the network is idle.
    if (path === PRODUCT) await page.getByRole('heading', { name: 'Goes well with' }).waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 700) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.waitForTimeout(50);
    }
    expect(await seenShifts(page)).toEqual([]);
  });
}

test('the main picture has its width before the browser has read its thumbnails', async ({ page }) => {
  await page.goto(PRODUCT);
  const picture = page.getByRole('group', { name: /^Pictures of/ }).locator('form > div');
  const whole = await picture.boundingBox();
  await page.evaluate(() => document.querySelector('[aria-label^="Pictures of"] form > ul')?.remove());
  await expect(page.getByRole('button', { name: /^Show / })).toHaveCount(0);
  expect(await picture.boundingBox()).toEqual(whole);
});

test('an idle connection outlives the pools of common proxies', ANY_SCREEN, async ({ request }) => {
  const { 'keep-alive': keepAlive } = (await request.get('/healthz')).headers();
  expect(Number(/timeout=(\d+)/.exec(keepAlive ?? '')?.[1])).toBeGreaterThan(60);
});
