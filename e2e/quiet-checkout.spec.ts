import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { measureBox } from './support/animations.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { addToCart, cartPanel } from './support/cart.ts';
import {
  fillBilling,
  fillCard,
  hydrated,
  openCheckout,
  orderPlaced,
  placeOrderButton,
} from './support/checkout.ts';

const header = (page: Page) => page.getByRole('banner');

/** Header and footer as they are around a payment. */
async function expectQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Marigold, home' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('around a payment the header leads back and nowhere else, and has all pages again once it is paid', async ({
  page,
}) => {
  const product = await openCheckout(page);
  await expectQuiet(page);
  await header(page).getByRole('link', { name: 'Back to product' }).click();
  await expect(page).toHaveURL(`/user/products/${product._id}?quantity=1`);
  // On phones the pages are in a closed menu.
  await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toHaveCount(1);

  await page.goBack();
  await expectQuiet(page);
  await hydrated(page);
  await fillBilling(page);
  await fillCard(page);
  await placeOrderButton(page).click();
  await orderPlaced(page);
  await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toHaveCount(1);
});

test('the checkout of a cart leads back to the cart, whose pieces the header counts', async ({ page }) => {
  const product = await openCheckout(page);
  await addToCart(page, `/user/products/${product._id}`);
  await cartPanel(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expectQuiet(page);
  await expect(header(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await header(page).getByRole('link', { name: 'Back to cart' }).click();
  await expect(page).toHaveURL('/user/cart');
  await expect(header(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('on a phone the order summary comes before the card, and the pay button last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page);
  const measureTop = async (name: string) =>
    (await measureBox(page.getByRole('heading', { name, exact: true }))).y;
  const [billing, summary, card] = [
    await measureTop('Billing details'),
    await measureTop('Order summary'),
    await measureTop('Card payment'),
  ];
  expect([billing, summary, card]).toEqual([billing, summary, card].toSorted((a, b) => a - b));
  await page.getByLabel('CVC').scrollIntoViewIfNeeded();
  await expect(placeOrderButton(page)).toBeInViewport();
});

test('a declined card is said once, with what to do below it', ANY_SCREEN, async ({ page }) => {
  await openCheckout(page);
  await fillBilling(page);
  await fillCard(page, CARDS.declined);
  await placeOrderButton(page).click();
  await expect(page.getByText('Check the card or use another one.')).toBeVisible();
  await expect(page.locator('main').getByText('Payment Failed')).toHaveCount(0);
  await expect(page.locator('main').getByText('Your card was declined.')).toHaveCount(0);
});
