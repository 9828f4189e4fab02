import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addSavedAddress } from '#contract/calls/account.ts';
import { createPaymentIntent } from '#contract/calls/checkout.ts';
import { createDraftOrder, quoteDraftOrder } from '#contract/calls/draft-orders.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { putShippingZones } from '#contract/calls/shipping.ts';
import { correctOrderAddress } from '#contract/calls/staff-orders.ts';
import { putTaxRates } from '#contract/calls/tax.ts';
import { address, createOrderBody } from '../testing/buy.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const AS = { headers: AS_STAFF };
const lines = [{ productId: lamp.id, quantity: 1 }];
const rate = (country: string, state: string, percent: number) => ({
  name: `${state || country} tax`,
  country,
  ...(state && { state }),
  rate: percent / 100,
  taxesShipping: false,
});
const zone = (name: string, country: string, states: string[], price: number) => ({
  name,
  regions: [{ country, states }],
  methods: [{ name: 'Post', kind: 'delivery' as const, rates: { by: 'order' as const, price }, days: 5 }],
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  await addProducts(shop.db, lamp);
  const rates = [
    rate('US', 'NY', 4),
    rate('US', 'DC', 6),
    rate('US', 'TX', 6.25),
    rate('CA', '', 5),
    rate('CA', 'ON', 13),
    rate('AU', 'NSW', 10),
    rate('JP', 'tokyo', 8),
  ];
  const zones = [zone('All', '*', [], 15), zone('Far', 'US', ['AK', 'HI'], 60)];
  const table = { version: 0, pricesIncludeTax: false, rates };
  expect((await shop.send(putTaxRates, { body: table }, AS)).status).toBe(200);
  expect((await shop.send(putShippingZones, { body: { version: 0, zones } }, AS)).status).toBe(200);
});
afterAll(() => shop.close());

const quoteTo = (country: string, state?: string) =>
  shop.send(getQuote, { body: { lines, address: { country, ...(state !== undefined && { state }) } } });
/** Tax of $49.99. */
const computeTax = (percent: number) => Math.round(49.99 * percent) / 100;

describe('the tax of a state as people write it', () => {
  test.each([
    ['United States', 'N.Y.', 4],
    ['U.S.A.', 'New York State', 4],
    ['United States', 'D.C.', 6],
    ['United States', 'Washington DC', 6],
    ['United States', 'Texsa', 6.25],
    ['United States', 'TX 75001', 6.25],
    ['United States', 'Calif.', 0],
    ['Canada', 'ONT', 13],
    ['Canada', 'P.Q.', 5],
    ['Canada', 'Newfoundland & Labrador', 5],
    ['Australia', 'N.S.W.', 10],
    ['Japan', '東京都', 8],
    ['Canada', '', 5],
  ])('%s, %j', async (country, state, percent) => {
    expect((await quoteTo(country, state)).body.tax).toBe(computeTax(percent));
  });
});

test.each(["Hawai'i", 'H.I.', 'Honolulu, HI', 'Alaska'])('is sent by the zone of %s', async (state) => {
  expect((await quoteTo('United States', state)).body.shipping).toBe(60);
});

describe('what is no state, postal code or country of the address', () => {
  const US = { ...address, country: 'United States', state: 'TX', zipCode: '75001' };
  const ORDER = (part: object) => createOrderBody(lamp, { shippingAddress: { ...US, ...part } });
  const draft = (part: object) => ({ lines, shippingAddress: { ...US, ...part }, codes: [] });
  const payment = (order: ReturnType<typeof createOrderBody>) => ({
    amount: 1,
    currency: 'usd' as const,
    orderData: {
      customerEmail: 'ada@example.com',
      customerName: 'Ada',
      productId: lamp.id,
      productName: lamp.name,
      quantity: 1,
    },
    order,
  });

  test.each([
    [{ state: 'ZZ' }, 'state', 'ZZ is not a state of United States'],
    [{ state: '' }, 'state', 'State is required'],
    [{ zipCode: 'ABC' }, 'zipCode', 'ABC is not a ZIP code of United States'],
    [{ zipCode: '9720' }, 'zipCode', '9720 is not a ZIP code of United States'],
    [{ country: 'Atlantis' }, 'country', 'The shop knows no country Atlantis'],
    [{ country: 'Canada', zipCode: 'M5V 3A8' }, 'state', 'TX is not a province of Canada'],
  ])('is asked back at its field: %o', async (part, field, message) => {
    const { body: placed } = await shop.send(createOrder, { body: ORDER({}) });
    const fields = { [`shippingAddress.${field}`]: message };
    const answers = [
      await shop.send(createOrder, { body: ORDER(part) }),
      await shop.send(createDraftOrder, { body: draft(part) }, AS),
      await shop.send(
        correctOrderAddress,
        { params: { id: placed.id }, body: { shippingAddress: { ...US, ...part } } },
        AS,
      ),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, failure: { fields } });
    const paying = await shop.send(createPaymentIntent, { body: payment(ORDER(part)) });
    expect(paying).toMatchObject({
      status: 400,
      failure: { fields: { [`order.shippingAddress.${field}`]: message } },
    });
  });

  it('is asked back while a draft order is typed, of which a country is enough', async () => {
    const quoteDraft = async (shippingAddress: { country: string; state?: string }) =>
      await shop.send(quoteDraftOrder, { body: { lines, codes: [], shippingAddress } }, AS);
    expect((await quoteDraft({ country: 'United States' })).body.quote?.tax).toBe(0);
    expect((await quoteDraft({ country: 'United States', state: 'N.Y.' })).body.quote?.tax).toBe(
      computeTax(4),
    );
    expect((await quoteDraft({ country: 'US', state: 'ZZ' })).failure.fields).toEqual({
      'shippingAddress.state': 'ZZ is not a state of United States',
    });
  });

  it('is asked back of a quote, a billing address and a saved address', async () => {
    expect(await quoteTo('United States', 'ZZ')).toMatchObject({
      status: 400,
      failure: { fields: { 'address.state': 'ZZ is not a state of United States' } },
    });
    expect((await quoteTo('Atlantis')).failure.fields).toEqual({
      'address.country': 'The shop knows no country Atlantis',
    });
    const { fullName: name, zipCode: zip, ...place } = US;
    const billingAddress = { ...place, name, zip, state: 'ZZ' };
    const billed = await shop.send(createOrder, { body: { ...ORDER({}), billingAddress } });
    expect(Object.keys(billed.failure.fields ?? {})).toEqual(['billingAddress.state']);
    const headers = await proveEmail(shop, `${randomUUID()}@example.com`);
    const saved = await shop.send(addSavedAddress, { body: { ...billingAddress, zip: '9720' } }, { headers });
    expect(Object.keys(saved.failure.fields ?? {}).sort()).toEqual(['state', 'zip']);
  });

  it('is stored as it is meant, and as it is written where it is right', async () => {
    for (const [typed, stored] of Object.entries({
      Texsa: 'TX',
      Texas: 'Texas',
      tx: 'tx',
      'TX 75001': 'TX',
    })) {
      const { body: placed } = await shop.send(createOrder, { body: ORDER({ state: typed }) });
      expect(placed).toMatchObject({ shippingAddress: { state: stored }, tax: computeTax(6.25) });
    }
  });

  it('is no state where addresses have none', async () => {
    const german = { country: 'Germany', state: undefined, zipCode: '10623', city: 'Berlin' };
    const { status, body: placed } = await shop.send(createOrder, { body: ORDER(german) });
    expect([status, placed.shippingAddress?.state]).toEqual([201, '']);
  });
});
