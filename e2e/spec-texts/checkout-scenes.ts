import type { Page } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import { field, fillBilling, fillCard, openCheckout, placeOrderButton } from '../support/checkout.ts';
import { change, fail, keepWaiting } from './answers.ts';
import type { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { at, navigate, open, type Scene, type ScenesOf } from './scene.ts';
import { placeChosenOrder } from './scene-data.ts';

export const CHECKOUT_SCENES = {
  'checkout without a product': at('/user/billing'),
  checkout: openCheckout,

  'checkout, nothing filled in': async (page) => {
    await openCheckout(page);
    await placeOrderButton(page).click();
  },
  'checkout, half an e-mail': async (page) => {
    await openCheckout(page);
    await field(page, 'Email').fill('ada@');
    await placeOrderButton(page).click();
  },

  'order being placed': async (page) => {
    await keepWaiting(page, 'POST /create-payment-intent');
    await pay(page);
  },
  'card still loading': async (page) => {
    await page.route(STRIPE, () => undefined);
    await openCheckoutAtStripe(page);
    await placeOrderButton(page).click();
  },
  'card did not load': async (page) => {
    await page.route(STRIPE, (route) => route.abort());
    await openCheckoutAtStripe(page);
    await fillBilling(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await placeOrderButton(page).click();
  },
  'card declined': (page) => pay(page, CARDS.declined),
  'card declined without a word': async (page) => {
    const error = { type: 'card_error', code: 'card_declined' };
    await page.route('**/payment_intents/*/confirm', (route) =>
      route.fulfill({ status: 402, json: { error } }),
    );
    await pay(page);
  },
  'payment intent failed': async (page) => {
    await fail(page, 'POST /create-payment-intent');
    await pay(page);
  },
  'paid, order not yet created': async (page) => {
    await keepWaiting(page, 'POST /orders');
    await pay(page);
  },
  'paid, order not created': async (page) => {
    await page.route('**/api/orders', (route) =>
      route.fulfill({ status: 400, json: { message: 'No.', code: 'invalid' } }),
    );
    await pay(page);
  },
  'order placed': (page) => pay(page),

  'review asked for': askForReview,
  'review without stars': async (page) => {
    await askForReview(page);
    await submitReview(page);
  },
  'review without a comment': async (page) => {
    await askForReview(page);
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await submitReview(page);
  },
  'review of no product': async (page) => {
    const { id } = await placeChosenOrder(page);
    await open(page, '/user/billing');
    await change(page, 'GET /orders/*', (order: { products: object[] }) => ({
      ...order,
      products: order.products.map((line) => ({ ...line, productId: '' })),
    }));
    await navigate(page, `/user/billing?order=${id}`);
    await page.getByRole('button', { name: 'View Order' }).click();
    await writeReview(page);
  },
  'review sent': sendReview,
  'review without a title, in the shop': async (page) => {
    const { product } = await sendReview(page);
    await open(page, `/user/products/${product}`);
  },
  'review failed': async (page) => {
    await askForReview(page);
    await fail(page, 'POST /products/*/reviews');
    await writeReview(page);
  },
} satisfies ScenesOf<typeof CHECKOUT_TEXTS>;

const STRIPE = 'https://js.stripe.com/**';

async function pay(page: Page, card = CARDS.good): Promise<void> {
  await openCheckout(page);
  await fillBilling(page);
  await fillCard(page, card);
  await placeOrderButton(page).click();
}

/** The checkout of a shop with Stripe's keys, whose pages may load Stripe's script; this shop's may not. */
async function openCheckoutAtStripe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setBypassCSP', { enabled: true });
  const { _id } = await openCheckout(page);
  await navigate(page, '/user/about');
  await page.getByRole('heading', { name: /worth owning/ }).waitFor();
  await change(page, 'GET /settings', (settings: object) => ({
    ...settings,
    payment: { publishableKey: 'pk_test_1' },
  }));
  await navigate(page, `/user/billing?product=${_id}&quantity=1`);
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
}

async function askForReview(page: Page): Promise<{ product: string }> {
  const { id, products } = await placeChosenOrder(page);
  await open(page, `/user/billing?order=${id}`);
  await page.getByRole('button', { name: 'View Order' }).click();
  return { product: products[0] ?? '' };
}

async function sendReview(page: Page): Promise<{ product: string }> {
  const asked = await askForReview(page);
  await writeReview(page);
  await page.waitForURL('**/user/track-order*');
  return asked;
}

async function writeReview(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByLabel('Comment').fill('Came as described.');
  await submitReview(page);
}

const submitReview: Scene = (page) => page.getByRole('button', { name: 'Submit Review' }).click();
