import { expect, test } from '@playwright/test';

/** Layout shifts of a page while it loads and is scrolled through. */
for (const path of ['/', '/user/home', '/user/products', '/user/about', '/user/track-order']) {
  test(`nothing shifts while ${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 700) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await page.waitForTimeout(50);
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
}

test('no page logs an error or breaks its security policy', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const products = await (await page.request.get('/api/products?limit=1&sort=name')).json();
  const paths = ['/', '/user/home', '/user/about', '/user/products', `/user/products/${products[0]._id}`];
  for (const path of [
    ...paths,
    '/user/track-order',
    `/user/billing?product=${products[0]._id}`,
    '/user/contact',
  ])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(problems).toEqual([]);
});
