import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { openBrowserAt } from './support/cart.ts';
import { fillBilling, fillCard, hydrated, placeOrderButton } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';
import { type Made, someProduct } from './support/staff-products.ts';

/* Own shop: it has a code with a minimum, and stock that runs short. */
test.describe.configure({ mode: 'default' });

const shop = openOwnShop();

test.beforeAll(async ({ request }) => {
  const data = { code: 'FROM100', title: 'Ten off', kind: 'amount', value: 10, minimumSubtotal: 100 };
  const added = await request.post(`${shop.address}/api/discounts`, { headers: AS_STAFF, data });
  expect(added.status()).toBe(201);
});

const STANDARD = {
  name: 'Standard',
  kind: 'delivery',
  rates: { by: 'order', price: 15 },
  freeOver: null,
  days: 5,
};
const WORLD = { name: 'World', regions: [{ country: '*', states: [] }], methods: [STANDARD] };

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your cart' });
const quantity = (page: Page, { name }: Made) =>
  page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true });

/** Opens the cart with one product, of which there are so many pieces. */
async function openCart(
  browser: Browser,
  { pieces = 1, fields = {} }: { pieces?: number; fields?: object },
  options: BrowserContextOptions = {},
): Promise<{ page: Page; product: Made }> {
  const page = await openBrowserAt(browser, shop.address, options);
  const product = await someProduct(page, { price: 20, ...fields });
  const data = { productId: product._id, quantity: pieces };
  expect((await page.request.post('/api/cart/lines', { data })).status()).toBe(200);
  await page.goto('/user/cart');
  await hydrated(page);
  return { page, product };
}

test('what is no quantity is said at its field, and changes nothing', async ({ browser }) => {
  const { page, product } = await openCart(browser, { pieces: 3 });
  const summary = page.getByRole('region', { name: 'Summary' });
  for (const typed of ['2,5', '-5', '0', '', '1e1', '1000000000', '5000']) {
    await quantity(page, product).fill('');
    await quantity(page, product).pressSequentially(typed);
    await page.keyboard.press('Enter');
    await expect(quantity(page, product)).toHaveAccessibleDescription(
      /^Quantity must be (a whole number from 1|at most 1000)$/,
    );
    await expect(quantity(page, product)).toHaveValue(typed);
    await expect(summary).toContainText('$60.00');
  }
  await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
  await expect(quantity(page, product)).toHaveValue('4');
  await expect(quantity(page, product)).toHaveAccessibleDescription('');
  await quantity(page, product).press('ArrowUp');
  await expect(summary).toContainText('$100.00');
  const [line] = (await (await page.request.get('/api/cart')).json()).lines;
  expect(line.quantity).toBe(5);
  await page.context().close();
});

test('a removed line can be put back', async ({ browser }) => {
  const { page, product } = await openCart(browser, { pieces: 4 });
  await page.getByRole('button', { name: `Remove ${product.name}` }).press('Enter');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  // The focus stays on the page when the notification goes with its button.
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(quantity(page, product)).toHaveValue('4');
  await expect(heading(page)).toBeFocused();
  await page.context().close();
});

test('what a refused code lacks is not said any more once the cart is another one', async ({ browser }) => {
  const { page, product } = await openCart(browser, { pieces: 3 });
  const code = page.getByLabel('Discount code');
  await code.fill('FROM100');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('From $100.00: add $40.00')).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('From $100.00')).toHaveCount(0);
  await expect(code).toHaveValue('FROM100');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('From $100.00: add $20.00')).toBeVisible();
  await quantity(page, product).fill('5');
  await expect(page.getByText('From $100.00')).toHaveCount(0);
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/cart/codes', async (route) => {
    await seen;
    await route.continue();
  });
  const apply = page.getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  goOn();
  await expect(page.getByText('FROM100 applied: Ten off')).toBeVisible();
  await expect(code).toHaveValue('');
  await page.context().close();
});

test('the last pieces are taken, and the focus stays on the page', async ({ browser }) => {
  const { page, product } = await openCart(browser, { pieces: 5, fields: { stock: 5 } });
  await page.request.put(`/api/products/${product._id}`, { headers: AS_STAFF, data: { stock: 2 } });
  await page.reload();
  await hydrated(page);
  // Nothing can be bought, so nothing is summed up.
  await expect(page.getByRole('region', { name: 'Summary' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take the last 2' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$40.00');
  await expect(quantity(page, product)).toHaveValue('2');
  await expect(heading(page)).toBeFocused();
  await page.context().close();
});

test('an order above the largest amount is said once', async ({ browser }) => {
  const { page } = await openCart(browser, { pieces: 1000, fields: { price: 2_000 } });
  await expect(page.getByText('An order can be at most $999,999.99.')).toHaveCount(1);
  // Nothing is cut off.
  const [shown, needed] = await page
    .getByRole('spinbutton')
    .evaluate((input) => [input.clientWidth, input.scrollWidth]);
  expect(needed).toBeLessThanOrEqual(shown ?? 0);
  await page.context().close();
});

test('what is below a name of several lines keeps its distance', async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const name = 'A kettle with a name that is long enough for three lines of a narrow phone, and more';
  const { page } = await openCart(browser, { pieces: 2, fields: { name } }, { viewport });
  const item = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  // The link is larger than its text.
  const bottom = await item.getByText(name, { exact: true }).evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getBoundingClientRect().bottom;
  });
  const below = await item.getByText('$20.00 each').boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual(bottom);
  await page.context().close();
});

test('after a refund the way back is to the cart, which keeps the rest', async ({ browser }) => {
  const { page } = await openCart(browser, {});
  await page.goto('/user/checkout');
  await hydrated(page);
  await fillBilling(page);
  await fillCard(page);
  const message = 'Something you ordered is no longer sold. Your payment of $36.60 is being refunded.';
  const json = { code: 'payment_refunded', message, reason: 'product_gone' };
  await page.route('**/api/orders', (route) => route.fulfill({ status: 409, json }));
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your Payment Is Being Refunded' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await expect(heading(page)).toBeVisible();
  await page.context().close();
});

test('the bar of the checkout calls the total an estimate until a country is chosen', async ({
  browser,
  request,
}) => {
  const data = { version: 0, zones: [WORLD] };
  const saved = await request.put(`${shop.address}/api/shipping-zones`, { headers: AS_STAFF, data });
  expect(saved.status(), await saved.text()).toBe(200);
  const viewport = { width: 390, height: 844 };
  const { page } = await openCart(browser, {}, { viewport });
  await page.goto('/user/checkout');
  await hydrated(page);
  await expect(page.getByText('Estimated total')).toHaveCount(2);
  await page.getByLabel('Country').selectOption('United Kingdom');
  await expect(page.getByText('Estimated total')).toHaveCount(0);
  await page.context().close();
});

test('a step beyond the stock is refused at its field, and the quantity that stays is announced', async ({
  browser,
}) => {
  const { page, product } = await openCart(browser, { pieces: 2, fields: { stock: 2 } });
  await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
  await expect(quantity(page, product)).toHaveAccessibleDescription(/^Only 2 of .+ are left\.$/);
  await expect(quantity(page, product)).toHaveValue('2');
  const status = page.getByRole('status').filter({ hasText: `Quantity of ${product.name}` });
  await expect(status).toHaveText(`Quantity of ${product.name} 2`);
  await page.context().close();
});
