import { expect, type Page, test } from '@playwright/test';
import { addToCart, cartPanel, usable } from './support/cart.ts';
import {
  BUYER,
  field,
  fillBilling,
  fillCard,
  hydrated,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';

const LOST = 'Please check your connection. The total could not be updated.';

/**
 * Opens the checkout of a cart whose price is asked for while the connection is lost. With a clock of the
 * test, it is loaded by that clock.
 */
async function openWithoutQuote(page: Page, { hasClock = false } = {}): Promise<void> {
  const product = await findDemoProduct(page);
  await addToCart(page, `/user/products/${product._id}`);
  // Only now: the clock of a test replaces the list of loaded files, too.
  if (hasClock) await page.clock.install();
  await page.route('**/api/quote', (route) => route.abort('internetdisconnected'));
  await cartPanel(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  // The page has the quote of the cart; one for the email follows.
  await field(page, 'Email').fill(BUYER.Email);
  await expect(page.getByText(LOST)).toBeVisible();
}

test('the press that could not ask for the price places the order once the connection is back', async ({
  page,
}) => {
  await openWithoutQuote(page);
  await fillBilling(page);
  await fillCard(page);
  await placeOrderButton(page).click();
  await expect(page.getByText('Please check your connection. Nothing was charged.')).toBeVisible();
  await page.unroute('**/api/quote');
  await placeOrderButton(page).click();
  await orderPlaced(page);
});

test('a price that could not be asked for is asked for again by itself', async ({ page }) => {
  await openWithoutQuote(page);
  await page.unroute('**/api/quote');
  await expect(page.getByText(LOST)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('and as soon as the browser says that it is online', async ({ page }) => {
  // Its own repetitions never come.
  await openWithoutQuote(page, { hasClock: true });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.unroute('**/api/quote');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(LOST)).toBeHidden();
});

test('a price that the shop refuses is not offered to be asked for again', async ({ page }) => {
  const product = await findDemoProduct(page);
  await addToCart(page, `/user/products/${product._id}`);
  await page.route('**/api/quote', (route) =>
    route.fulfill({ status: 400, json: { message: 'This state is not known.', code: 'invalid' } }),
  );
  await page.goto('/user/checkout');
  await hydrated(page);
  await field(page, 'Email').fill(BUYER.Email);
  await expect(page.getByText('This state is not known. The total could not be updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a link that is pressed without a connection stays on the page, and opens once it is back', async ({
  page,
  context,
}, { project }) => {
  await page.goto('/user/contact');
  await usable(page);
  await context.setOffline(true);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('You Are Offline')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/user\/about$/);
});
