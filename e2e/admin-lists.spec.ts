import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { openQuickSearch } from './support/keyboard.ts';
import { orderDetails } from './support/order-details.ts';
import { endUnpaidOrders, placeOrder } from './support/orders.ts';
import { signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));
test.afterEach(({ page }) => endUnpaidOrders(page));

/** Orders of a unique customer, newest first. */
async function placeOrders(page: Page, count: number): Promise<{ email: string; ids: string[] }> {
  const email = `${randomUUID()}@example.com`;
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.unshift((await placeOrder(page, { email })).id);
  return { email, ids };
}

async function openOrders(page: Page, query: string): Promise<void> {
  await page.goto(`/admin/orders?${query}`);
  await hydrated(page);
}

/** Position of each row and its cells. */
async function positions(page: Page) {
  await page.evaluate(async () => void (await document.fonts.ready));
  return await page.locator('tbody tr, tbody tr > *').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [top, left, width, height].map(Math.round).join(' ');
    }),
  );
}

const locateBox = (page: Page, id: string) => page.getByRole('checkbox', { name: `Select order ${id}` });

test('Enter in the quick search waits for the results of the typed text', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  const { id } = await placeOrder(page);
  await page.goto('/admin/mail');
  await hydrated(page);
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/search**', async (route) => {
    await seen;
    await route.continue();
  });
  const dialog = await openQuickSearch(page);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Opening the first result…')).toBeVisible();
  goOn();
  await expect(page).toHaveURL(`/admin/orders/${id}`);
  await expect(page.getByRole('main')).toContainText(id);

  await page.goto('/admin/mail');
  await hydrated(page);
  await openQuickSearch(page);
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await expect(dialog.getByText('Nothing found.')).toBeVisible();
  await expect(page).toHaveURL('/admin/mail');

  await page.route('**/api/search**', (route) => route.abort());
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The search failed. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/admin/mail');
});

test('selecting rows moves none of them, and the selection bar stays visible', async ({ page }) => {
  const { email, ids } = await placeOrders(page, 8);
  await openOrders(page, `search=${email}`);
  await expect(locateBox(page, ids[7] ?? '')).toBeVisible();
  const before = await positions(page);
  await locateBox(page, ids[0] ?? '').check({ force: true });
  await expect(page.getByText('1 order selected')).toBeVisible();
  expect(await positions(page)).toEqual(before);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Set status' })).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  const scrolled = await positions(page);
  // Playwright's click would scroll to the sticky bar first.
  await page.getByRole('button', { name: 'Clear selection' }).dispatchEvent('click');
  await expect(page.getByText('1 order selected')).toBeHidden();
  expect(await positions(page)).toEqual(scrolled);
});

test('a selection survives paging, and five clicks ship 40 orders', ANY_SCREEN, async ({ page }) => {
  const { email, ids } = await placeOrders(page, 40);
  await openOrders(page, `search=${email}`);
  await locateBox(page, ids[3] ?? '').check({ force: true });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(locateBox(page, ids[13] ?? '')).toBeVisible();
  await locateBox(page, ids[13] ?? '').check({ force: true });
  await expect(page.getByText('2 orders selected')).toBeVisible();
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(locateBox(page, ids[3] ?? '')).toBeChecked();
  await page.getByRole('button', { name: 'Clear selection' }).click();

  let clicks = 0;
  await page.exposeFunction('countClick', () => clicks++);
  await page.evaluate(() =>
    window.addEventListener('click', () => Reflect.get(window, 'countClick')(), true),
  );
  await page.getByRole('button', { name: 'Select all 40 that match' }).click();
  await expect(page.getByText('40 orders selected')).toBeVisible();
  // Opening a select and choosing from it are two clicks that a script does not see.
  clicks += 2;
  await page.getByLabel('Set status to').selectOption('on-the-road');
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('button', { name: 'Set 40 orders' }).click();
  await expect(page.getByText('40 orders set to On The Road')).toBeVisible();
  expect(clicks).toBe(5);
  expect(await orderCount(page, `search=${email}&status=on-the-road`)).toBe(40);
});

async function orderCount(page: Page, query: string): Promise<number> {
  const response = await page.request.get(`/api/orders/rows?${query}&limit=1`);
  return Number(response.headers()['x-total-count']);
}

test('a row opens by a click or Enter, and the next one by a key, also across pages', async ({
  page,
  isMobile,
}) => {
  const { email, ids } = await placeOrders(page, 12);
  await openOrders(page, `search=${email}`);
  await page
    .getByRole('row')
    .filter({ hasText: ids[8] ?? '' })
    .getByText('Placed')
    .click();
  await expect(orderDetails(page)).toContainText(ids[8] ?? '');
  await expect(orderDetails(page)).toContainText('9 of 12');
  await orderDetails(page).getByRole('button', { name: 'Next order' }).click();
  await expect(
    orderDetails(page)
      .getByText(ids[9] ?? '')
      .first(),
  ).toBeVisible();
  if (isMobile) return;
  await page.keyboard.press('j');
  await expect(
    orderDetails(page)
      .getByText(ids[10] ?? '')
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('k');
  await expect(
    orderDetails(page)
      .getByText(ids[9] ?? '')
      .first(),
  ).toBeVisible();
  // None of these steps adds a history entry.
  await page.goBack();
  await expect(orderDetails(page)).toBeHidden();

  await locateBox(page, ids[0] ?? '').press('Enter');
  await expect(orderDetails(page)).toContainText(ids[0] ?? '');
  await page.keyboard.press('Escape');
  await locateBox(page, ids[0] ?? '').check({ force: true });
  await expect(orderDetails(page)).toBeHidden();
});

test('the next order follows one that leaves the list by a change', ANY_SCREEN, async ({ page }) => {
  const { email, ids } = await placeOrders(page, 3);
  await openOrders(page, `search=${email}&status=placed&order=${ids[0]}`);
  await orderDetails(page).getByRole('button', { name: 'Edit Status' }).click();
  await orderDetails(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Order status updated successfully!')).toBeVisible();
  await orderDetails(page).getByRole('button', { name: 'Next order' }).click();
  await expect(
    orderDetails(page)
      .getByText(ids[1] ?? '')
      .first(),
  ).toBeVisible();
});

test('a list filters during typing and keeps caret and history', ANY_SCREEN, async ({ page }) => {
  const { email } = await placeOrders(page, 1);
  await page.goto('/admin/dashboard');
  await openOrders(page, '');
  const box = page.getByLabel('Search orders');
  await box.pressSequentially(email, { delay: 20 });
  await expect(page).toHaveURL(`/admin/orders?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
  await expect(box).toBeFocused();
  await box.press('Home');
  await box.press('Delete');
  await expect(page).toHaveURL(`/admin/orders?search=${encodeURIComponent(email.slice(1))}`);
  expect(await box.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('staff filter orders by a range of days and choose the page size', ANY_SCREEN, async ({ page }) => {
  const { email } = await placeOrders(page, 11);
  await openOrders(page, `search=${email}`);
  const today = new Date().toISOString().slice(0, 10);
  const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date', { exact: true }).fill(dayFrom(-2));
  await expect(page.getByText('No orders found matching your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'to… a last day' }).click();
  await page.getByLabel('to', { exact: true }).fill(dayFrom(-3));
  await expect(page.getByText('The last day comes before the first.')).toBeVisible();
  await page.getByLabel('to', { exact: true }).fill(dayFrom(1));
  await expect(page).toHaveURL(new RegExp(`date=${dayFrom(-2)}&to=${dayFrom(1)}`));
  await expect(page.getByText('Showing 1 to 10 of 11 results')).toBeVisible();
  expect(today >= dayFrom(-2)).toBe(true);
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(page.getByText('Showing 1 to 11 of 11 results')).toBeVisible();
  await expect(page).toHaveURL(/size=25/);
  await page.reload();
  await expect(page.getByText('Showing 1 to 11 of 11 results')).toBeVisible();
});

test('the stock editor and the deletion dialog move nothing in the list', async ({ page }) => {
  await page.goto('/admin/products');
  await hydrated(page);
  const before = await positions(page);
  await page
    .getByRole('button', { name: /^Stock of/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
  expect(await positions(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Confirm deleting/ })).toBeFocused();
  expect(await positions(page)).toEqual(before);
});
