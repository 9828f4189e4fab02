import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '#server/testing/purchase.ts';
import {
  fillBilling,
  fillCard,
  hydrated,
  orderPlaced,
  placeOrderButton,
  someConfigurableProduct,
} from './support/checkout.ts';
import { type EmulatorProcess, KEYS, startEmulatorProcess } from './support/emulator-process.ts';
import { copyPreparedFolder, opened, type ShopProcess, startShopProcess } from './support/shop-process.ts';
import { AS_STAFF, STAFF_TOKEN } from './support/staff.ts';

/**
 * A shop whose provider has another origin, as Stripe has: the browser requests and frames it, and decisions
 * of the provider or the shop reach the shopper.
 */
test.describe.configure({ mode: 'serial' });

let dataDir: string;
let ledgerDir: string;
let emulator: EmulatorProcess;
let shop: ShopProcess;
let address: string;
test.beforeAll(async () => {
  dataDir = await copyPreparedFolder('marigold-elsewhere-');
  ledgerDir = await mkdtemp(path.join(tmpdir(), 'marigold-elsewhere-ledger-'));
  emulator = await startEmulatorProcess(ledgerDir);
  shop = startShopProcess({
    DATA_DIR: dataDir,
    STAFF_API_TOKEN: STAFF_TOKEN,
    STRIPE_API_BASE: emulator.address,
    ...KEYS,
  });
  address = await opened(shop);
});
test.afterAll(async () => {
  shop.process.kill('SIGTERM');
  await shop.ended;
  await emulator.close();
  for (const folder of [dataDir, ledgerDir]) await rm(folder, { recursive: true, force: true });
});

/** Opens and fills the checkout; returns a list that collects violations of the content security policy. */
async function fillCheckout(page: Page, card: string): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const product = await someConfigurableProduct(page);
  await page.goto(`${address}/user/billing?product=${product._id}&quantity=1`);
  await hydrated(page);
  await fillBilling(page);
  await fillCard(page, card);
  return refused;
}

/** The latest payment. */
async function lastPayment(page: Page) {
  const response = await page.request.get(`${address}/api/payments?limit=1`, { headers: AS_STAFF });
  const [payment] = (await response.json()) as { paymentIntentId: string; state: string }[];
  if (!payment) throw new Error('expected a payment');
  return payment;
}

const refund = (page: Page, id: string) =>
  page.request.post(`${address}/api/payments/${id}/refund`, { headers: AS_STAFF });

test('a card is paid at the other origin, without this browser’s cookies', async ({ page }) => {
  const cookies: (string | undefined)[] = [];
  page.on('request', async (request) => {
    if (request.url().startsWith(emulator.address)) cookies.push((await request.allHeaders()).cookie);
  });
  const refused = await fillCheckout(page, CARDS.good);
  await placeOrderButton(page).click();
  await orderPlaced(page);
  expect(cookies.length).toBeGreaterThan(0);
  expect(new Set(cookies)).toEqual(new Set([undefined]));
  expect(refused).toEqual([]);
});

test('the bank’s question is shown from the other origin', async ({ page }) => {
  const refused = await fillCheckout(page, CARDS.challenged);
  await placeOrderButton(page).click();
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: /approve/i })
    .click();
  await orderPlaced(page);
  expect(refused).toEqual([]);
});

test('a canceled payment is started again silently', async ({ page }) => {
  await fillCheckout(page, CARDS.declined);
  await placeOrderButton(page).click();
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  const { paymentIntentId } = await lastPayment(page);
  const canceled = await page.request.post(
    `${emulator.address}/v1/payment_intents/${paymentIntentId}/cancel`,
    { headers: { Authorization: `Bearer ${KEYS.STRIPE_SECRET_KEY}` } },
  );
  expect(canceled.status()).toBe(200);

  await fillCard(page);
  await placeOrderButton(page).click();
  await orderPlaced(page);
  expect((await lastPayment(page)).paymentIntentId).not.toBe(paymentIntentId);
});

test('the shopper sees that a payment without a possible order is refunded', async ({ page }) => {
  await fillCheckout(page, CARDS.good);
  await page.route('**/api/orders', async (route) => {
    const { paymentIntentId } = await lastPayment(page);
    expect((await refund(page, paymentIntentId)).status()).toBe(200);
    await route.continue();
  });
  await placeOrderButton(page).click();

  const heading = page.getByRole('heading', { name: 'Your Payment Is Being Refunded' });
  await expect(heading).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByText(/Your payment of \$[\d,.]+ is being refunded\./)).toBeVisible();
  await expect(main.getByText(/takes 5 to 10 business days/)).toBeVisible();
  await expect(placeOrderButton(page)).toHaveCount(0);
  await main.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL(/\/user\/products/);
});

test('an order that was refunded later shows it', async ({ page }) => {
  await fillCheckout(page, CARDS.good);
  await placeOrderButton(page).click();
  const id = await orderPlaced(page);
  const { paymentIntentId } = await lastPayment(page);
  expect((await refund(page, paymentIntentId)).status()).toBe(200);

  await page.reload();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await page.goto(`${address}/user/track-order?method=orderId&value=${id}`);
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
});
