import { expect, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { placeOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';

/** CSS pixels of a page laid across, without its margins. */
const PAPER = { width: 1047, height: 718 };

test.beforeEach(({ page }) => signIn(page));

for (const [path, head] of [
  ['/admin/orders', 'Total'],
  ['/admin/reviews', 'Rating'],
  ['/admin/products', 'Price'],
] as const)
  test(`${path} prints as a table of whole texts and nothing to press`, async ({ page }) => {
    await placeOrder(page);
    await page.setViewportSize(PAPER);
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
    await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
    const cut = await page.locator('main table').evaluate((table) => {
      const { width } = document.documentElement.getBoundingClientRect();
      const texts = [...table.querySelectorAll('tbody *')].filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 &&
          getComputedStyle(part).overflowX === 'hidden' &&
          part.getClientRects().length > 0 &&
          part.clientWidth > 1,
      );
      return { overflow: table.getBoundingClientRect().right > width, texts: texts.length };
    });
    expect(cut).toEqual({ overflow: false, texts: 0 });
  });
