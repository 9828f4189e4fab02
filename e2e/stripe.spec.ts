import { expect, type Page, test } from '@playwright/test';
import { fillBilling, hydrated, placeOrderButton, someConfigurableProduct } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';

/*
 * A shop with Stripe's keys, tested offline: what its pages request from Stripe, what their policy allows,
 * and what a shopper sees when Stripe does not load. A fake of Stripe's script records its calls.
 */
test.describe.configure({ mode: 'serial' });

const SCRIPT = 'https://js.stripe.com/v3/';
const FAKE_STRIPE = `
  window.asked = [];
  window.Stripe = (key) => ({
    elements: (options) => (asked.push(['elements', key, options.appearance.variables.colorPrimary]), {
      create: (type, options) => {
        asked.push(['create', type, options.hidePostalCode]);
        const listeners = {};
        return {
          on: (event, listener) => { listeners[event] = listener; },
          mount: (place) => {
            const frame = document.createElement('iframe');
            frame.src = 'https://js.stripe.com/frame.html';
            frame.title = 'Secure card payment input frame';
            place.append(frame);
            setTimeout(() => { listeners.ready(); listeners.change({ complete: true }); }, 50);
          },
          update: (options) => asked.push(['update', options.style.base.color]),
          focus: () => asked.push(['focus']),
          destroy: () => {},
        };
      },
    }),
    confirmCardPayment: async (secret, data) => {
      asked.push(['confirm', secret, data.payment_method.billing_details]);
      return window.answer ?? { paymentIntent: { status: 'succeeded' } };
    },
    retrievePaymentIntent: async () => ({ paymentIntent: { status: 'requires_payment_method' } }),
  });`;

const shop = openOwnShop({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});

/** Opens the checkout and collects violations of the content security policy. */
async function openCheckout(page: Page): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  // The helper asks the shared shop; both shops have the demo catalogue.
  const product = await someConfigurableProduct(page);
  await page.goto(`${shop.address}/user/billing?product=${product._id}&quantity=1`);
  await hydrated(page);
  return refused;
}

async function fakeStripe(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url() === SCRIPT
      ? route.fulfill({ contentType: 'text/javascript', body: FAKE_STRIPE })
      : route.fulfill({ contentType: 'text/html', body: '<p>card</p>' }),
  );
}

test('the card field is Stripe’s and pays with the shopper’s details, and nothing else loads from other sites', async ({
  page,
}) => {
  await fakeStripe(page);
  const foreign: string[] = [];
  const own: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (origin === shop.address) own.push(pathname);
    else if (protocol !== 'data:') foreign.push(request.url());
  });
  await page.route('**/api/create-payment-intent', (route) =>
    route.fulfill({
      json: {
        clientSecret: 'pi_1_secret_1',
        paymentIntentId: 'pi_1',
        orderId: 'MG-0000-0000-0000-0000',
        amount: 1,
        currency: 'usd',
      },
    }),
  );
  const keys: (string | undefined)[] = [];
  await page.route('**/api/orders', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({
      status: 409,
      json: {
        code: 'payment_refunded',
        message: 'Someone else has just bought the last piece. Your payment of $99.00 is being refunded.',
        reason: 'sold_out',
      },
    });
  });
  const refused = await openCheckout(page);
  await expect(page.getByTitle('Secure card payment input frame')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await fillBilling(page);
  await placeOrderButton(page).click();

  await expect(page.getByText('Your Payment Is Being Refunded').first()).toBeVisible();
  await expect(page.getByText('5 to 10 business days')).toBeVisible();
  expect(own.filter((path) => path.includes('emulator'))).toEqual([]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  const asked = await page.evaluate(() => Reflect.get(window, 'asked'));
  expect(asked).toContainEqual(['create', 'card', true]);
  expect(asked).toContainEqual(['elements', 'pk_test_1', expect.stringMatching(/^#/)]);
  expect(asked).toContainEqual([
    'confirm',
    'pi_1_secret_1',
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      address: {
        line1: '12 Analytical Way',
        city: 'London',
        state: 'Greater London',
        postal_code: 'W1A 1AA',
        country: 'GB',
      },
    },
  ]);
  expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(new Set(['https://js.stripe.com']));
  expect(refused).toEqual([]);
});

test('the card field follows the page into dark mode', async ({ page }) => {
  await fakeStripe(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await openCheckout(page);
  await expect(page.getByTitle('Secure card payment input frame')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  const ink = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-ink').trim(),
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toContainEqual(['update', ink]);
});

test('a slow script shows Payment System Loading', async ({ page }) => {
  await page.route(SCRIPT, () => new Promise(() => undefined));
  await openCheckout(page);
  await fillBilling(page);
  await placeOrderButton(page).click();
  await expect(page.getByText('Payment System Loading')).toBeVisible();
  await expect(page.getByText('Please wait for the payment system to load completely.')).toBeVisible();
});

test('a missing script shows Payment Form Error and a retry', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await openCheckout(page);
  await expect(page.getByText('Payment Form Error')).toBeVisible();
  await expect(page.getByText('Payment form not ready. Please refresh the page.')).toBeVisible();
  await page.unroute(SCRIPT);
  await fakeStripe(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTitle('Secure card payment input frame')).toBeVisible();
});

test('scripts of other sites stay blocked', async ({ page }) => {
  await page.goto(`${shop.address}/user/home`);
  const blocked = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(true));
        const script = document.createElement('script');
        script.src = 'https://elsewhere.example/x.js';
        script.onload = () => resolve(false);
        document.head.append(script);
      }),
  );
  expect(blocked).toBe(true);
});
