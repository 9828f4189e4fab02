import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { placeOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';

/** Width of a landscape page without its margins, in CSS pixels. */
const PAPER = { width: 1047, height: 718 };

test.beforeEach(({ page }) => signIn(page));

for (const [path, head] of [
  ['/admin/orders', 'Total'],
  ['/admin/reviews', 'Rating'],
  ['/admin/products', 'Price'],
] as const)
  test(`${path} prints as a table with full texts and without controls`, async ({ page }) => {
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

for (const lines of [1, 2, 3])
  test(`an order of ${lines} ${lines === 1 ? 'line' : 'lines'} prints on one page, for staff and for its customer`, async ({
    page,
  }) => {
    const { id } = await placeOrder(page, { lines });
    await openOrder(page, id);
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(orderDetails(page)).toContainText('Order Summary');
    await expect(orderDetails(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Order List' })).toBeHidden();

    await page.emulateMedia({ media: null });
    await page.goto(`/user/track-order?order=${id}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(id);
    expect(await printedPages(page)).toBe(1);
  });

/** Number of A4 pages that the page under test prints on. */
async function printedPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return Number(/\/Count (\d+)/.exec(file.toString('latin1'))?.[1]);
}
