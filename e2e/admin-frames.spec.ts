import { expect, test } from '@playwright/test';
import { navigate } from './spec-texts/scene.ts';
import { hydrated } from './support/checkout.ts';
import { openOrder, orderDetails } from './support/order-details.ts';
import { placeOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';

/** Headers, dialogs and rows of the back office's screens. */

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

for (const [path, title, words] of [
  ['/admin/orders', 'Order List', 'Loading orders...'],
  ['/admin/invoice', 'Invoice', 'Loading orders...'],
  ['/admin/reviews', 'Reviews Management', 'Loading reviews...'],
  ['/admin/audit', 'Audit log', 'Loading changes...'],
] as const)
  test(`${path} shows its header and '${words}' while it loads`, async ({ page }) => {
    await page.goto('/admin/products');
    await hydrated(page);
    await page.route('**/api/**', () => undefined);
    await navigate(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add Product' })).toBeHidden();
  });

test('the title and close button of a dialog stay visible while it scrolls', async ({ page }) => {
  const { id } = await placeOrder(page);
  await openOrder(page, id);
  const dialog = orderDetails(page);
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
});

test('the badges of an order keep its date on one line', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones show cards');
  const { id } = await placeOrder(page);
  await page.goto(`/admin/orders?search=${id}`);
  const date = page.getByRole('row').filter({ hasText: id }).locator('time');
  expect(await date.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('the badge and the votes of a review cover none of its words on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/admin/reviews');
  const covered = await page.getByRole('row').evaluateAll((rows) =>
    rows.filter((row) => {
      const votes = [...row.querySelectorAll('p')].find((text) => /helpful votes/.test(text.textContent));
      const words = row.querySelector('.line-clamp-2');
      const badges = votes?.parentElement?.firstElementChild;
      return words && badges && badges.getBoundingClientRect().left < words.getBoundingClientRect().right;
    }),
  );
  expect(covered).toEqual([]);
});
