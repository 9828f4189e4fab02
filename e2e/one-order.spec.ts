import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import {
  fillBilling,
  fillCard,
  hydrated,
  openCheckout,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';
import { AS_STAFF } from './support/staff.ts';
import { someProduct } from './support/staff-products.ts';

/** One attempt is one order and one payment. */

type Payment = { checkoutId: string; email: string; state: string };

async function listPayments(page: Page, email: string): Promise<Payment[]> {
  const response = await page.request.get('/api/payments?limit=1000', { headers: AS_STAFF });
  return ((await response.json()) as Payment[]).filter((payment) => payment.email === email);
}

const uniqueEmail = () => `one-order-${randomUUID()}@example.com`;

async function fill(page: Page, email: string) {
  await fillBilling(page);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await fillCard(page);
}

/** The order that a tab shows: directly, or behind a link if another tab was much faster. */
async function orderShown(page: Page): Promise<string> {
  const elsewhere = page.getByRole('link', { name: 'See the order' });
  const dialog = page.getByRole('dialog', { name: 'Your order is successfully placed!' });
  await expect(elsewhere.or(dialog).first()).toBeVisible({ timeout: 20_000 });
  if (await elsewhere.isVisible()) await elsewhere.click();
  return await orderPlaced(page);
}

test('two tabs that place the same order create one', async ({ page, context }) => {
  const email = uniqueEmail();
  const product = await openCheckout(page);
  const other = await context.newPage();
  await other.goto(`/user/billing?product=${product._id}&quantity=1`);
  await hydrated(other);
  await fill(page, email);
  await fill(other, email);
  await Promise.all([placeOrderButton(page).click(), placeOrderButton(other).click()]);
  const [first, second] = await Promise.all([orderShown(page), orderShown(other)]);
  expect(second).toBe(first);
  expect(await listPayments(page, email)).toMatchObject([{ checkoutId: first, state: 'ordered' }]);
});

test('a tab opened before the order shows it instead of repeating it', async ({ page, context }) => {
  const email = uniqueEmail();
  const product = await openCheckout(page);
  const other = await context.newPage();
  await other.goto(`/user/billing?product=${product._id}&quantity=1`);
  await hydrated(other);
  await fill(page, email);
  await placeOrderButton(page).click();
  const placed = await orderPlaced(page);
  await fill(other, email);
  await placeOrderButton(other).click();
  await expect(other.getByText('This order was already placed in another tab.').first()).toBeVisible();
  expect(await listPayments(page, email)).toHaveLength(1);
  await other.getByRole('link', { name: 'See the order' }).click();
  expect(await orderPlaced(other)).toBe(placed);
});

for (const [what, path] of [
  ['starting the payment', '/api/create-payment-intent'],
  ['confirming the card', '/confirm'],
  ['placing the order', '/api/orders'],
] as const) {
  test(`one order results when the answer to ${what} is lost`, async ({ page }) => {
    const email = uniqueEmail();
    await openCheckout(page);
    await fill(page, email);
    let lost = 0;
    await page.route(
      (url) => url.pathname.endsWith(path),
      async (route) => {
        if (lost++ > 0) return await route.continue();
        // The shop has acted, but the browser gets no answer.
        await route.fetch();
        await route.abort();
      },
    );
    await placeOrderButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Your order is successfully placed!' });
    const failed = page.getByText('Payment Error').first();
    await expect(dialog.or(failed).first()).toBeVisible({ timeout: 20_000 });
    if (!(await dialog.isVisible())) await placeOrderButton(page).click();
    const id = await orderPlaced(page);
    expect(await listPayments(page, email)).toMatchObject([{ checkoutId: id, state: 'ordered' }]);
  });
}

test('one order results when the page reloads between payment and order', async ({ page }) => {
  const email = uniqueEmail();
  await openCheckout(page);
  await fill(page, email);
  await page.route('**/api/orders', (route) => route.abort());
  await placeOrderButton(page).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.unroute('**/api/orders');
  await page.reload();
  const id = await orderPlaced(page);
  expect(await listPayments(page, email)).toMatchObject([{ checkoutId: id, state: 'ordered' }]);
});

test('one order results when the page reloads before the confirmation', async ({ page }) => {
  const email = uniqueEmail();
  await openCheckout(page);
  await fill(page, email);
  // The confirmation is not shown before the reload. Without the route, Chromium would send what it holds.
  let isReloading = false;
  await page.route('**/api/orders/MG-*', async (route) => {
    if (isReloading) await route.continue();
  });
  await placeOrderButton(page).click();
  await expect(page.getByText('Order Created!')).toBeVisible();
  isReloading = true;
  await page.reload();
  const id = await orderPlaced(page);
  expect(await listPayments(page, email)).toMatchObject([{ checkoutId: id, state: 'ordered' }]);
});

test('the same product can be ordered again on purpose', async ({ page }) => {
  const email = uniqueEmail();
  const product = await openCheckout(page);
  await fill(page, email);
  await placeOrderButton(page).click();
  const first = await orderPlaced(page);
  await page.goto(`/user/billing?product=${product._id}&quantity=1`);
  await hydrated(page);
  await fill(page, email);
  await placeOrderButton(page).click();
  expect(await orderPlaced(page)).not.toBe(first);
  expect(await listPayments(page, email)).toHaveLength(2);
});

test('counted stock is held during payment, and the shopper sees it', async ({ page }) => {
  const product = await someProduct(page, { stock: 50 });
  await page.goto(`/user/billing?product=${product._id}&quantity=1`);
  await hydrated(page);
  await fill(page, uniqueEmail());
  await page.getByLabel('Card number').fill(CARDS.declined);
  await placeOrderButton(page).click();
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await expect(page.getByText(/^We hold this for you until \d{1,2}:\d\d [AP]M/)).toBeVisible();
});
