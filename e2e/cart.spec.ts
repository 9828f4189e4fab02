import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { addToCart, cartLine, cartPanel, openBrowserAt, usable } from './support/cart.ts';
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
import { someProduct } from './support/staff-products.ts';

/* Own shop: it has a code, and its products sell out. */
test.describe.configure({ mode: 'default' });

const shop = openOwnShop();

test.beforeAll(async ({ request }) => {
  const data = { code: 'CART10', title: 'Ten off', kind: 'percent', value: 10 };
  const added = await request.post(`${shop.address}/api/discounts`, { headers: AS_STAFF, data });
  expect(added.status()).toBe(201);
});

const configurable = ({ availability, colors, properties }: Product) =>
  availability && colors.length > 1 && properties.length === 0;

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('two products are added, changed, discounted and paid, and the cart is empty', async ({ browser }) => {
  const page = await openBrowserAt(browser, shop.address);
  const plain = await someProduct(page, { price: 20 });
  const chosen = await findDemoProduct(page, configurable);
  const color = chosen.colors[1]?.name ?? '';

  // From its card, as nothing is to be chosen.
  await page.goto(`/user/products?search=${encodeURIComponent(plain.name)}`);
  await usable(page);
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
  await page.getByRole('button', { name: `Add ${plain.name} to Cart` }).dblclick();
  await expect(cartPanel(page)).toContainText('1 item in your cart');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeAttached();
  await page.goBack();
  await expect(cartPanel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/user\/products\?search=/);

  await addToCart(page, `/user/products/${chosen._id}?color=${encodeURIComponent(color)}&quantity=2`);
  await expect(cartPanel(page)).toContainText(`Color: ${color}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');

  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await cartLine(page, plain).getByRole('button', { name: 'One more' }).click();
  await cartLine(page, plain).getByRole('button', { name: 'One more' }).click();
  await expect(cartLine(page, plain)).toContainText('$60.00');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 5 items');
  await page.getByRole('button', { name: `Remove ${plain.name}` }).click();
  await expect(cartLine(page, plain)).toHaveCount(0);
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

  // Lines of the order that can still be bought are put back, and the rest is named.
  await page.request.put(`/api/products/${plain._id}`, { headers: AS_STAFF, data: { availability: false } });
  await page.getByRole('main').getByRole('link', { name: id }).click();
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(`${plain.name} is out of stock.`);
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(cartLine(page, chosen)).toContainText(`Color: ${color}`);
  await expect(cartLine(page, plain)).toHaveCount(0);
  await page.context().close();
});

test('two tabs show the same cart, with what changed its price', ANY_SCREEN, async ({ browser }) => {
  const page = await openBrowserAt(browser, shop.address);
  const product = await someProduct(page, { price: 20 });
  await addToCart(page, `/user/products/${product._id}`);
  const other = await page.context().newPage();
  await other.goto('/user/cart');
  await hydrated(other);
  await expect(cartLine(other, product)).toContainText('$20.00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartPanel(page)).toContainText('2 items in your cart');
  await expect(cartLine(other, product)).toContainText('$40.00');
  await expect(cartLink(other)).toHaveAccessibleName('Cart, 2 items');

  await page.request.put(`/api/products/${product._id}`, { headers: AS_STAFF, data: { price: 15 } });
  await other.reload();
  await expect(cartLine(other, product)).toContainText('$15.00 each · was $20.00');
  await page.context().close();
});

test('an addition goes on by its form when its code was lost with the connection', async ({ browser }) => {
  const page = await openBrowserAt(browser, shop.address);
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
  await expect(cartLine(page, product)).toContainText('$20.00');
  await page.context().close();
});

test('the cart works without JavaScript', ANY_SCREEN, async ({ browser }) => {
  const page = await openBrowserAt(browser, shop.address, { javaScriptEnabled: false });
  const plain = await someProduct(page, { price: 20 });
  const chosen = await findDemoProduct(page, configurable);
  const color = chosen.colors[1]?.name ?? '';
  await page.goto(`/user/products/${chosen._id}`);
  await page.getByRole('radio', { name: new RegExp(`^${color}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/user\/cart$/);
  await expect(cartLine(page, chosen)).toContainText(`Color: ${color}`);
  await page.goto(`/user/products?search=${encodeURIComponent(plain.name)}`);
  await page.getByRole('button', { name: `Add ${plain.name} to Cart` }).click();
  await expect(cartLine(page, plain)).toContainText('$20.00');

  const update = cartLine(page, plain).getByRole('button', { name: 'Update' });
  await cartLine(page, plain).getByRole('spinbutton').fill('');
  await update.click();
  await expect(page.getByRole('alert')).toContainText('Quantity must be a whole number');
  await cartLine(page, plain).getByRole('spinbutton').fill('3');
  await update.click();
  await expect(cartLine(page, plain)).toContainText('$60.00');
  await page.getByLabel('Discount code').fill('NOTHING');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Discount code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Discount code').fill('CART10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('CART10 applied: Ten off')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${chosen.name}, Color: ${color}` }).click();
  await expect(cartLine(page, chosen)).toHaveCount(0);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(plain.name);
  await page.context().close();
});
