import { expect, type Page, test } from '@playwright/test';
import { measureBox } from './support/animations.ts';
import { hydrated } from './support/checkout.ts';
import { readDemoProducts } from './support/demo-products.ts';
import { seenShifts, watchShifts } from './support/layout-shifts.ts';

const PRODUCT = '/user/products/aurora-one-headphones-04x5wg0y';

test.describe('in a window of 1440 × 900', () => {
  test.skip(({ isMobile }) => isMobile, 'phones show the bar');

  test('Buy Now is above the fold for every product', async ({ page }) => {
    // Where the button is follows from the markup; scripts and pictures only take time.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.js'] });
    const below: string[] = [];
    await page.goto(PRODUCT);
    for (const { _id, name } of await readDemoProducts(page)) {
      await showMain(page, `/user/products/${_id}`);
      const button = await buyNow(page).boundingBox();
      const end = (button?.y ?? 0) + (button?.height ?? 900);
      if (end > 900) below.push(`${name}: ${end} px`);
    }
    expect(below).toEqual([]);
  });

  test('the bar is absent', async ({ page }) => {
    await page.goto(PRODUCT);
    await hydrated(page);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
  });

  test('a lower window shows the bar while the button is out of sight', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 760 });
    await page.goto(PRODUCT);
    await hydrated(page);
    await expect(buyNow(page)).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
  });
});

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(`a phone of ${width} × ${height} shows price and Buy Now`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide windows show the button');
    await page.setViewportSize({ width, height });
    await watchShifts(page, { withInput: true });
    await page.goto(PRODUCT);
    await hydrated(page);
    const button = bar(page).locator('button');
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText('$279.00');
    expect((await measureBox(bar(page))).height).toBeLessThan(80);

    // Exactly one of the two is visible.
    await buyNow(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });

    // At the end of the page the bar gives way to the footer.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(button).not.toBeInViewport();
    expect(await seenShifts(page)).toEqual([]);
  });

test('the bar buys the selection', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows show the button');
  await page.goto(`${PRODUCT}?color=Clay&quantity=2`);
  await hydrated(page);
  await expect(bar(page)).toContainText('$294.00');
  await bar(page).locator('button').click();
  await expect(page).toHaveURL(/\/user\/billing\?.*color=Clay.*quantity=2/);
});

test('screen readers and the Tab key find Buy Now once, and the bar never covers the focus', async ({
  page,
}, { project }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PRODUCT);
  await hydrated(page);
  await expect(buyNow(page)).toHaveCount(1);
  test.skip(project.name === 'phone', 'phones have no keyboard');

  const visited: string[] = [];
  for (let step = 0; step < 45; step++) {
    await page.keyboard.press('Tab');
    const { name, isCovered } = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.buy-bar');
      if (!(focused instanceof HTMLElement) || !bar) return { name: '', isCovered: false };
      const box = focused.getBoundingClientRect();
      const isBarShown = bar.checkVisibility({ visibilityProperty: true });
      return {
        name: focused.innerText.trim(),
        isCovered:
          isBarShown && box.bottom > bar.getBoundingClientRect().top + 1 && !focused.closest('footer'),
      };
    });
    expect.soft(isCovered, name).toBe(false);
    visited.push(name);
  }
  expect(visited.filter((name) => name === 'Buy Now')).toHaveLength(1);
});

function buyNow(page: Page) {
  return page.getByRole('button', { name: 'Buy Now' });
}

function bar(page: Page) {
  return page.locator('.buy-bar');
}

/** Replaces the main part of the page by that of another one, which costs a tenth of opening it. */
async function showMain(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  await page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    if (!main) throw new Error('the page has no main part');
    document.querySelector('main')?.replaceWith(main);
  }, html);
}
