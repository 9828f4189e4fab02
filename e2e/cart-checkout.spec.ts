import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { addToCart, cartPanel, openBrowserAt } from './support/cart.ts';
import {
  BUYER,
  field,
  fillBilling,
  fillCard,
  hydrated,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';
import { someProduct } from './support/staff-products.ts';

/* Own shop: its products sell out. */
test.describe.configure({ mode: 'default' });

const shop = openOwnShop();

test('what sells out while it is paid is named, and the rest is bought', async ({ browser }) => {
  const page = await openBrowserAt(browser, shop.address);
  const [kept, gone] = [await someProduct(page, { price: 30 }), await someProduct(page, { price: 40 })];
  for (const product of [kept, gone]) await addToCart(page, `/user/products/${product._id}`);
  await cartPanel(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await hydrated(page);
  const priced = quoteFor(page, BUYER.Email);
  await fillBilling(page);
  await fillCard(page);
  // Otherwise the quote in the background may leave the line out before the order is placed; see below.
  await priced;
  const sold = await page.request.put(`/api/products/${gone._id}`, {
    headers: AS_STAFF,
    data: { availability: false },
  });
  expect(sold.status()).toBe(200);
  await placeOrderButton(page).click();
  await expect(page.getByText(`${gone.name} is out of stock.`).first()).toBeVisible();
  const leftOut = page.getByRole('region', { name: 'Not part of this order' });
  await expect(leftOut).toContainText(gone.name);
  await expect(field(page, 'Name')).toHaveValue(BUYER.Name);
  // 30.00, 15.00 shipping and 8 % tax.
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$47.40');
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);
  await page.goto(`/user/track-order?order=${id}`);
  await expect(page.getByText(kept.name).first()).toBeVisible();
  await expect(page.getByText(gone.name)).toHaveCount(0);

  // Model C3: it stays in the cart, and can be removed.
  await page.goto('/user/cart');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Not available now' })).toContainText(gone.name);
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${gone.name}` }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.context().close();
});

test('an order is not placed at the moment at which one of its lines is left out', async ({ browser }) => {
  const page = await openBrowserAt(browser, shop.address);
  const [kept, gone] = [await someProduct(page, { price: 30 }), await someProduct(page, { price: 40 })];
  for (const product of [kept, gone]) await addToCart(page, `/user/products/${product._id}`);
  // The quote in the background arrives after the sale.
  const sale = Promise.withResolvers<void>();
  await page.route('**/api/quote', async (route) => {
    await sale.promise;
    await route.continue();
  });
  await page.goto('/user/checkout');
  await hydrated(page);
  await fillBilling(page);
  await fillCard(page);
  const data = { availability: false };
  await page.request.put(`/api/products/${gone._id}`, { headers: AS_STAFF, data });
  sale.resolve();
  await expect(page.getByRole('region', { name: 'Not part of this order' })).toContainText(gone.name);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$47.40');
  await placeOrderButton(page).click();
  await expect(page.getByText('It costs $47.40 now. Look at it, then place your order.')).toBeVisible();
  await expect(page).toHaveURL(/checkout$/);
  await placeOrderButton(page).click();
  await orderPlaced(page);
  await page.context().close();
});

test('C4: what another browser with the same cart pays is shown with its order', async ({ browser }) => {
  const first = await openBrowserAt(browser, shop.address);
  const product = await someProduct(first, { price: 20 });
  await addToCart(first, `/user/products/${product._id}`);
  const second = await openBrowserAt(browser, shop.address, {
    storageState: await first.context().storageState(),
  });
  for (const page of [first, second]) {
    await page.goto('/user/checkout');
    await hydrated(page);
    await fillBilling(page);
    await fillCard(page);
  }
  const start = '**/api/create-payment-intent';
  const message = 'A payment for this cart is being processed. It becomes order MG-1.';
  const failure = { code: 'cart_being_paid', message, orderId: 'MG-1' };
  await second.route(start, (route) => route.fulfill({ status: 409, json: failure }));
  await placeOrderButton(second).click();
  const heading = (name: string) => second.getByRole('heading', { name });
  await expect(heading('Your Payment Is Being Processed')).toBeFocused();
  await expect(second.getByRole('link', { name: 'Track this order' })).toHaveAttribute('href', /MG-1$/);
  await second.unroute(start);
  await second.reload();
  await hydrated(second);
  await fillBilling(second);
  await fillCard(second);

  await placeOrderButton(first).click();
  const id = await orderPlaced(first);
  await placeOrderButton(second).click();
  await expect(heading('Already Ordered')).toBeFocused();
  await second.getByRole('main').getByRole('link', { name: 'See the order' }).click();
  await expect(second).toHaveURL(new RegExp(`order=${id}`));
  await expect(second.getByText(id).first()).toBeVisible();
  for (const page of [first, second]) await page.context().close();
});

test('after a declined card for the last piece a reload loses nothing', async ({ browser }) => {
  const page = await openBrowserAt(browser, shop.address);
  const product = await someProduct(page, { price: 20, stock: 1 });
  await addToCart(page, `/user/products/${product._id}`);
  await page.keyboard.press('Escape');
  for (const path of ['/user/checkout', `/user/billing?product=${product._id}&quantity=1`]) {
    await page.goto(path);
    await hydrated(page);
    await fillBilling(page);
    await fillCard(page, CARDS.declined);
    await placeOrderButton(page).click();
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Name')).toHaveValue(BUYER.Name);
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$36.60');
  }
  // The cart in another tab is emptied by the order.
  const other = await page.context().newPage();
  await page.goto('/user/checkout');
  await hydrated(page);
  await other.goto('/user/cart');
  await hydrated(other);
  await fillCard(page);
  await placeOrderButton(page).click();
  await orderPlaced(page);
  await expect(other.getByText('Your cart is empty.')).toBeVisible();
  await page.context().close();
});

test('Place Order waits for the quote of a changed price, and shows it before it is paid', async ({
  browser,
}) => {
  const page = await openBrowserAt(browser, shop.address);
  const product = await someProduct(page, { price: 20 });
  await addToCart(page, `/user/products/${product._id}`);
  await page.goto('/user/checkout');
  await hydrated(page);
  // A later one would show the changed price before it is paid.
  const priced = quoteFor(page, BUYER.Email);
  await fillBilling(page);
  await fillCard(page);
  await priced;
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('$36.60');
  const payments: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/create-payment-intent')) payments.push(answer.status());
  });
  await page.request.put(`/api/products/${product._id}`, { headers: AS_STAFF, data: { price: 25 } });
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/quote', async (route) => {
    if (payments.length > 0) await pressed;
    await route.continue();
  });

  await placeOrderButton(page).click();
  await expect(page.getByText('Your Order Has Changed').first()).toBeVisible();
  await placeOrderButton(page).click();
  goOn();
  await expect(summary).toContainText('$42.00');
  expect(payments).toEqual([409]);
  await placeOrderButton(page).click();
  await orderPlaced(page);
  await page.context().close();
});

test('the checkout starts from the price of the cart, and asks for one once something matters', async ({
  browser,
}) => {
  const page = await openBrowserAt(browser, shop.address);
  const product = await someProduct(page, { price: 20 });
  await addToCart(page, `/user/products/${product._id}`);
  // Only now: the clock of a test replaces the list of loaded files, too.
  await page.clock.install();
  const emails: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quote')) emails.push(request.postDataJSON().email);
  });
  await page.goto('/user/checkout');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$36.60');
  // Longer than the pause after typing.
  await page.clock.runFor(1_000);
  const priced = quoteFor(page, BUYER.Email);
  await field(page, 'Email').fill(BUYER.Email);
  await page.clock.runFor(1_000);
  await priced;
  expect(emails).toEqual([BUYER.Email]);
  await page.context().close();
});

/** The quote in the background that the typed email asks for, the last one of a completed form. */
async function quoteFor(page: Page, email: string): Promise<void> {
  await page.waitForResponse(
    (answer) => answer.url().endsWith('/api/quote') && answer.request().postDataJSON().email === email,
  );
}
