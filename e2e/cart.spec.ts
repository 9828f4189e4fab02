import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import {
  BUYER,
  field,
  fillBilling,
  fillCard,
  hydrated,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';
import { findDemoProduct, type Product } from './support/demo-products.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';
import { type Made, someProduct } from './support/staff-products.ts';

/* Own shop: it has a code, and its products sell out. */
test.describe.configure({ mode: 'default' });

const shop = openOwnShop();

test.beforeAll(async ({ request }) => {
  const data = { code: 'CART10', title: 'Ten off', kind: 'percent', value: 10 };
  const added = await request.post(`${shop.address}/api/discounts`, { headers: AS_STAFF, data });
  expect(added.status()).toBe(201);
});

async function openShop(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.address, reducedMotion: 'reduce', ...options });
  return await context.newPage();
}

const configurable = ({ availability, colors, properties }: Product) =>
  availability && colors.length > 1 && properties.length === 0;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' });
// A toast that names a product is an item of a list, too.
const line = (page: Page, { name }: Pick<Made, 'name'>) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** The panel's host is loaded after hydration; a press before sends the form, which opens the cart. */
async function usable(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

async function addFromProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await usable(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(panel(page)).toBeVisible();
}

test('two products are added, changed, discounted and paid, and the cart is empty', async ({ browser }) => {
  const page = await openShop(browser);
  const plain = await someProduct(page, { price: 20 });
  const chosen = await findDemoProduct(page, configurable);
  const color = chosen.colors[1]?.name ?? '';

  // From its card, as nothing is to be chosen.
  await page.goto(`/user/products?search=${encodeURIComponent(plain.name)}`);
  await usable(page);
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
  await page.getByRole('button', { name: `Add ${plain.name} to Cart` }).dblclick();
  await expect(panel(page)).toContainText('1 item in your cart');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeAttached();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/user\/products\?search=/);

  await addFromProduct(page, `/user/products/${chosen._id}?color=${encodeURIComponent(color)}&quantity=2`);
  await expect(panel(page)).toContainText(`Color: ${color}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');

  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await line(page, plain).getByRole('button', { name: 'One more' }).click();
  await line(page, plain).getByRole('button', { name: 'One more' }).click();
  await expect(line(page, plain)).toContainText('$60.00');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 5 items');
  await page.getByRole('button', { name: `Remove ${plain.name}` }).click();
  await expect(line(page, plain)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(items.first()).toContainText(plain.name);
  await expect(items.first()).toContainText('$60.00');
  await expect(items.last()).toContainText(`Color: ${color}`);
  await page.getByLabel('Discount code').fill('CART11');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Discount code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Discount code').fill('CART10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('CART10 applied: Ten off')).toBeVisible();
  const total = page.getByRole('region', { name: 'Summary' }).locator('dt:text-is("Total") + dd');
  const shown = (await total.textContent()) ?? '';

  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(plain.name);
  await expect(summary).toContainText(shown);
  await fillBilling(page);
  // A reload keeps the lines and what is typed.
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Name')).toHaveValue(BUYER.Name);
  await fillCard(page);
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);
  await page.goto(`/user/track-order?order=${id}`);
  await expect(page.getByText(plain.name).first()).toBeVisible();
  await expect(page.getByText(shown).first()).toBeVisible();
  await cartLink(page).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');

  // What can still be bought of the order is put back, and the rest is named.
  await page.request.put(`/api/products/${plain._id}`, { headers: AS_STAFF, data: { availability: false } });
  await page.getByRole('main').getByRole('link', { name: id }).click();
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(`${plain.name} is out of stock.`);
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(line(page, chosen)).toContainText(`Color: ${color}`);
  await expect(line(page, plain)).toHaveCount(0);
  await page.context().close();
});

test('what sells out while it is paid is named, and the rest is bought', async ({ browser }) => {
  const page = await openShop(browser);
  const [kept, gone] = [await someProduct(page, { price: 30 }), await someProduct(page, { price: 40 })];
  for (const product of [kept, gone]) await addFromProduct(page, `/user/products/${product._id}`);
  await panel(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await hydrated(page);
  await fillBilling(page);
  await fillCard(page);
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

  // C3: it stays in the cart, and can be removed.
  await page.goto('/user/cart');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Not available now' })).toContainText(gone.name);
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
  await page.getByRole('button', { name: `Remove ${gone.name}` }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.context().close();
});

test('an order is not placed at the moment at which one of its lines is left out', async ({ browser }) => {
  const page = await openShop(browser);
  const [kept, gone] = [await someProduct(page, { price: 30 }), await someProduct(page, { price: 40 })];
  for (const product of [kept, gone]) await addFromProduct(page, `/user/products/${product._id}`);
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
  const first = await openShop(browser);
  const product = await someProduct(first, { price: 20 });
  await addFromProduct(first, `/user/products/${product._id}`);
  const second = await openShop(browser, { storageState: await first.context().storageState() });
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

test('two tabs show the same cart, with what changed its price', ANY_SCREEN, async ({ browser }) => {
  const page = await openShop(browser);
  const product = await someProduct(page, { price: 20 });
  await addFromProduct(page, `/user/products/${product._id}`);
  const other = await page.context().newPage();
  await other.goto('/user/cart');
  await hydrated(other);
  await expect(line(other, product)).toContainText('$20.00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(panel(page)).toContainText('2 items in your cart');
  await expect(line(other, product)).toContainText('$40.00');
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 2 items');

  await page.request.put(`/api/products/${product._id}`, { headers: AS_STAFF, data: { price: 15 } });
  await other.reload();
  await expect(line(other, product)).toContainText('$15.00 each · was $20.00');
  await page.context().close();
});

test('an addition goes on by its form when its code was lost with the connection', async ({ browser }) => {
  const page = await openShop(browser);
  const product = await someProduct(page, { price: 20 });
  await page.goto(`/user/products/${product._id}`);
  await usable(page);
  await page.context().setOffline(true);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(page.getByText('Not Added to Your Cart')).toBeVisible();
  await page.context().setOffline(false);
  await add.click();
  await expect(page).toHaveURL(/\/user\/cart$/);
  await expect(line(page, product)).toContainText('$20.00');
  await page.context().close();
});

test('after a declined card for the last piece a reload loses nothing', async ({ browser }) => {
  const page = await openShop(browser);
  const product = await someProduct(page, { price: 20, stock: 1 });
  await addFromProduct(page, `/user/products/${product._id}`);
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
  const page = await openShop(browser);
  const product = await someProduct(page, { price: 20 });
  await addFromProduct(page, `/user/products/${product._id}`);
  // A later one would show the changed price before it is paid.
  const firstQuote = page.waitForResponse('**/api/quote');
  await page.goto('/user/checkout');
  await hydrated(page);
  await fillBilling(page);
  await fillCard(page);
  await firstQuote;
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

test('the cart works without JavaScript', ANY_SCREEN, async ({ browser }) => {
  const page = await openShop(browser, { javaScriptEnabled: false });
  const plain = await someProduct(page, { price: 20 });
  const chosen = await findDemoProduct(page, configurable);
  const color = chosen.colors[1]?.name ?? '';
  await page.goto(`/user/products/${chosen._id}`);
  await page.getByRole('radio', { name: new RegExp(`^${color}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/user\/cart$/);
  await expect(line(page, chosen)).toContainText(`Color: ${color}`);
  await page.goto(`/user/products?search=${encodeURIComponent(plain.name)}`);
  await page.getByRole('button', { name: `Add ${plain.name} to Cart` }).click();
  await expect(line(page, plain)).toContainText('$20.00');

  const update = line(page, plain).getByRole('button', { name: 'Update' });
  await line(page, plain).getByRole('spinbutton').fill('');
  await update.click();
  await expect(page.getByRole('alert')).toContainText('Quantity must be a whole number');
  await line(page, plain).getByRole('spinbutton').fill('3');
  await update.click();
  await expect(line(page, plain)).toContainText('$60.00');
  await page.getByLabel('Discount code').fill('NOTHING');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Discount code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Discount code').fill('CART10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('CART10 applied: Ten off')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${chosen.name}, Color: ${color}` }).click();
  await expect(line(page, chosen)).toHaveCount(0);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(plain.name);
  await page.context().close();
});
