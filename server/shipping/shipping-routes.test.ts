import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getShippingZones, putShippingZones } from '#contract/calls/shipping.ts';
import { getTaxRates, putTaxRates } from '#contract/calls/tax.ts';
import { settings } from '#db/schema/index.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.delete(settings);
});

const staff = { headers: AS_STAFF };

const standard = {
  name: 'Standard',
  kind: 'delivery' as const,
  rates: { by: 'order' as const, price: 15 },
  freeOver: null,
  days: 5,
};
const zone = (name: string, country: string, methods: object[] = [standard], states: string[] = []) => ({
  name,
  regions: [{ country, states }],
  methods,
});

const putZones = (zones: object[], version = 0) =>
  shop.send(putShippingZones, { body: { version, zones } as never }, staff);

const rate = (part: object = {}) => ({
  name: 'Sales tax',
  country: 'US',
  rate: 0.0825,
  taxesShipping: false,
  ...part,
});
const putRates = (rates: object[], version = 0) =>
  shop.send(putTaxRates, { body: { version, pricesIncludeTax: false, rates } as never }, staff);

describe('the shipping zones', () => {
  it('are none at first', async () => {
    const { body } = await shop.send(getShippingZones, {}, staff);
    expect(body).toEqual({ version: 0, zones: [], clashes: [] });
  });

  it('are saved as a whole, with ids that stay', async () => {
    const byWeight = {
      ...standard,
      name: 'By weight',
      rates: {
        by: 'weight',
        steps: [
          { fromGrams: 0, price: 5 },
          { fromGrams: 2_000, price: 9.5 },
        ],
      },
    };
    const { status, body } = await putZones([
      zone('Home', 'United States', [standard, byWeight]),
      zone('South', 'US', [standard], ['Texas', 'fl', 'TX']),
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      zones: [
        { name: 'Home', regions: [{ country: 'US', states: [] }], methods: [standard, byWeight] },
        { name: 'South', regions: [{ country: 'US', states: ['TX', 'FL'] }] },
      ],
      clashes: [],
    });
    const { body: again } = await putZones(body.zones.toReversed(), 1);
    expect(again.zones.map(({ id }) => id)).toEqual(body.zones.map(({ id }) => id).toReversed());
    expect((await shop.send(getShippingZones, {}, staff)).body).toEqual(again);
    expect((await selectAuditEntries(shop.db, 'shippingZones'))[0]).toMatchObject({
      action: 'setting.update',
    });
  });

  it('say which zone wins where two claim one country', async () => {
    const { body } = await putZones([zone('Home', 'US'), zone('Other', 'US')]);
    expect(body.clashes).toEqual([
      { zone: 1, message: 'United States is in Home too, which comes first and wins.' },
    ]);
  });

  it('of a stale version are refused: of ten saves at once exactly one wins', async () => {
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, place) => putZones([zone(`Zone ${place}`, 'US')])),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await putZones([], 0)).failure.code).toBe('conflict');
    expect((await putZones([], 1)).body).toMatchObject({ version: 2, zones: [] });
  });

  it.each<[string, object, string, string]>([
    ['no name', zone(' ', 'US'), 'zones.0.name', 'Name is required'],
    ['no country', { name: 'A', regions: [], methods: [] }, 'zones.0.regions', 'Choose at least one country'],
    [
      'an unknown country',
      zone('A', 'Narnia'),
      'zones.0.regions.0.country',
      'The shop knows no country Narnia',
    ],
    [
      'an unknown state',
      zone('A', 'US', [], ['Texsa']),
      'zones.0.regions.0.states.0',
      'Texsa is not a state of United States',
    ],
    [
      'negative days',
      zone('A', 'US', [{ ...standard, days: -1 }]),
      'zones.0.methods.0.days',
      'Days must be a whole number from 0 to 365',
    ],
    [
      'a negative price',
      zone('A', 'US', [{ ...standard, rates: { by: 'order', price: -1 } }]),
      'zones.0.methods.0.rates.price',
      'The price cannot be negative',
    ],
    [
      'two methods of one name',
      zone('A', 'US', [standard, { ...standard, name: 'standard' }]),
      'zones.0.methods.1.name',
      'A method of this zone has this name already',
    ],
    [
      'rows that are not in order',
      zone('A', 'US', [
        {
          ...standard,
          rates: {
            by: 'subtotal',
            steps: [
              { fromAmount: 0, price: 5 },
              { fromAmount: 50, price: 3 },
              { fromAmount: 50, price: 1 },
            ],
          },
        },
      ]),
      'zones.0.methods.0.rates.steps.2.fromAmount',
      'Must be above $50.00, where the row before starts',
    ],
    [
      'rows that begin above 0',
      zone('A', 'US', [{ ...standard, rates: { by: 'weight', steps: [{ fromGrams: 1, price: 5 }] } }]),
      'zones.0.methods.0.rates.steps.0.fromGrams',
      'The first row starts at 0',
    ],
  ])('are refused with %s, at its field', async (_, wrong, field, message) => {
    const { status, failure } = await putZones([wrong]);
    expect([status, failure.fields]).toEqual([400, { [field]: message }]);
  });
});

describe('the tax rates', () => {
  it('are saved as a whole, unless they are stale', async () => {
    const { body } = await putRates([
      rate(),
      rate({ country: 'Germany', category: 'Books', rate: 0.07, taxesShipping: true }),
      rate({ state: 'minnesota', rate: 0.06875 }),
    ]);
    expect(body).toEqual({
      version: 1,
      pricesIncludeTax: false,
      rates: [
        { id: expect.any(String), ...rate() },
        {
          id: expect.any(String),
          ...rate({ country: 'DE', category: 'Books', rate: 0.07, taxesShipping: true }),
        },
        { id: expect.any(String), ...rate({ state: 'MN', rate: 0.06875 }) },
      ],
    });
    expect((await shop.send(getTaxRates, {}, staff)).body).toEqual(body);
    expect((await putRates([], 0)).status).toBe(409);
    expect((await putRates([], 1)).body).toMatchObject({ version: 2, rates: [] });
  });

  it.each<[string, object, string, string]>([
    ['a rate above 100 %', rate({ rate: 1.01 }), 'rates.0.rate', 'The rate can be 100 % at most'],
    ['a negative rate', rate({ rate: -0.01 }), 'rates.0.rate', 'The rate cannot be negative'],
    [
      'too many decimals',
      rate({ rate: 0.082512 }),
      'rates.0.rate',
      'The rate can have three decimals at most',
    ],
    ['no name', rate({ name: '' }), 'rates.0.name', 'Name is required'],
    ['no country', rate({ country: '' }), 'rates.0.country', 'Choose a country'],
    ['an unknown state', rate({ state: 'Texsa' }), 'rates.0.state', 'Texsa is not a state of United States'],
  ])('are refused with %s, at its field', async (_, wrong, field, message) => {
    const { status, failure } = await putRates([wrong]);
    expect([status, failure.fields]).toEqual([400, { [field]: message }]);
  });

  it('are refused if two are for the same place and category', async () => {
    const { failure } = await putRates([rate({ category: 'Books' }), rate({ category: ' books' })]);
    const message = 'Rate 1 is for the same country, state and category';
    expect(failure.fields).toEqual({ 'rates.1.country': message });
  });
});
