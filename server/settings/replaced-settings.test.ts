import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSettings } from '#contract/calls/settings.ts';
import { putShippingZones } from '#contract/calls/shipping.ts';
import { putTaxRates } from '#contract/calls/tax.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };
const read = async () => (await shop.send(getSettings, {}, AS)).body;

it('says which of the flat prices a list has replaced', async () => {
  expect(await read()).not.toHaveProperty('shipsByZone');
  expect(await read()).not.toHaveProperty('taxesByPlace');

  const zone = { name: 'All', regions: [{ country: '*' }], methods: [] };
  const zones = await shop.send(putShippingZones, { body: { version: 0, zones: [zone] } }, AS);
  expect(zones.status).toBe(200);
  expect(await read()).toMatchObject({ shipsByZone: true });
  expect(await read()).not.toHaveProperty('taxesByPlace');

  const rate = { name: 'VAT', country: 'DE', rate: 0.19, taxesShipping: true };
  const body = { version: 0, pricesIncludeTax: false, rates: [rate] };
  expect((await shop.send(putTaxRates, { body }, AS)).status).toBe(200);
  expect(await read()).toMatchObject({ shipsByZone: true, taxesByPlace: true });
});
