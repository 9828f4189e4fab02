import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getInvoice } from '#contract/calls/invoices.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getSettings, updateSettings } from '#contract/calls/settings.ts';
import type { SettingsForm } from '#contract/forms/settings.ts';
import { auditLog, settings } from '#db/schema/index.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { watchInvalidations } from '../cache/invalidation-watch.ts';
import { createOrderBody } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { tagsInvalidatedBy } from '../testing/tags-invalidated-by.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { createCurrentSettings } from './current-settings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.delete(settings);
  await shop.db.delete(auditLog);
});

const staff = { headers: AS_STAFF };
const change = ({ seen, ...sent }: Partial<SettingsForm> & { seen?: string | null }) =>
  seen === undefined
    ? setSettings(shop, sent)
    : shop.send(updateSettings, { body: { ...sent, seen } }, staff);

test.each([
  [getSettings, {}],
  [updateSettings, { body: { shipping: 1 } }],
])('is for staff only: $method $path', async (call, input) => {
  const { status, failure } = await shop.send(call, input as never);
  expect([status, failure.code]).toEqual([401, 'not_signed_in']);
});

it('begins with the constants of the specification', async () => {
  const { body } = await shop.send(getSettings, {}, staff);
  expect(body).toMatchObject({
    company: DEFAULT_COMPANY,
    shipping: 15,
    freeShippingOver: null,
    taxRate: 0.08,
    deliveryDays: 5,
    returnDays: 30,
    lowStockThreshold: 5,
    changedAt: null,
  });
  expect([body.colors.length, body.specifications.length, body.features.length]).toEqual([19, 10, 12]);
});

it('uses the environment for settings that are not set', async () => {
  const other = await openTestShop({
    pricing: { shipping: 1_500, taxBasisPoints: 800, freeShippingOver: 5_000 },
  });
  const read = async () => (await other.send(getSettings, {}, staff)).body.freeShippingOver;
  expect(await read()).toBe(50);
  await setSettings(other, { freeShippingOver: null });
  expect(await read()).toBeNull();
  await other.close();
});

describe('a change', () => {
  it('applies to prices, delivery and pages immediately', async () => {
    const company = { ...DEFAULT_COMPANY, name: 'Marigold & Co', phone: '+1 555 0100' };
    const { body } = await change({ shipping: 9.9, taxRate: 0.1, deliveryDays: 2, company });
    expect(body).toMatchObject({ shipping: 9.9, taxRate: 0.1, deliveryDays: 2, company });

    const { body: shown } = await shop.send(getShopSettings, {});
    expect(shown).toMatchObject({ shipping: 9.9, taxRate: 0.1, deliveryDays: 2, company });
    const { body: order } = await shop.send(createOrder, { body: createOrderBody(lamp) });
    expect(order).toMatchObject({ subtotal: 49.99, shipping: 9.9, tax: 5, total: 64.89 });
    const days = (Date.parse(order.expectedDelivery) - Date.parse(order.createdAt)) / 86_400_000;
    expect(days).toBe(2);
    const invoice = await shop.send(getInvoice, { params: { id: order.id } }, staff);
    expect(invoice.body.company).toEqual(company);
  });

  it('turns free shipping over an amount on and off', async () => {
    await change({ freeShippingOver: 49.98 });
    expect((await shop.send(createOrder, { body: createOrderBody(lamp) })).body.shipping).toBe(0);
    await change({ freeShippingOver: null });
    expect((await shop.send(createOrder, { body: createOrderBody(lamp) })).body.shipping).toBe(15);
    expect((await shop.send(getShopSettings, {})).body.freeShippingOver).toBeUndefined();
  });

  it('is in the audit log with the fields that differ', async () => {
    const tags = await tagsInvalidatedBy(() => change({ shipping: 12, taxRate: 0.08, features: ['Warm'] }));
    expect(tags).toEqual(['settings']);
    const written = await shop.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'setting'));
    expect(
      written.map(({ actor, subjectId, before, after }) => ({ actor, subjectId, before, after })),
    ).toEqual([
      { actor: 'API token', subjectId: 'shipping', before: { shipping: 15 }, after: { shipping: 12 } },
      {
        actor: 'API token',
        subjectId: 'features',
        before: { features: DEFAULT_SETTINGS.features },
        after: { features: ['Warm'] },
      },
    ]);
  });

  it('keeps templates as they are sent, in their order', async () => {
    const colors = [
      { name: 'Ultramarine', price: 75 },
      { name: 'Ash', price: 0 },
    ];
    const specifications = [{ name: 'Weight', value: '2 kg' }];
    expect((await change({ colors, specifications })).body).toMatchObject({ colors, specifications });
  });
});

describe('two people who set the same', () => {
  it('do not overwrite each other: the second is refused', async () => {
    const { body: seen } = await shop.send(getSettings, {}, staff);
    const first = await change({ shipping: 12, seen: seen.changedAt });
    const second = await change({ shipping: 13, deliveryDays: 3, seen: seen.changedAt });
    expect([second.status, second.failure.code]).toEqual([409, 'conflict']);
    expect(Object.keys(second.failure.fields ?? {})).toEqual(['shipping']);
    const { body: now } = await shop.send(getSettings, {}, staff);
    expect(now).toMatchObject({ shipping: 12, deliveryDays: 5, changedAt: first.body.changedAt });
    expect((await change({ shipping: 13, seen: now.changedAt })).status).toBe(200);
  });

  it('do not conflict with different settings', async () => {
    await change({ shipping: 12, seen: null });
    const { status, body } = await change({ deliveryDays: 3, shipping: 12, seen: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ shipping: 12, deliveryDays: 3 });
  });

  it('are applied in order, also concurrently', async () => {
    const answers = await Promise.all([11, 12, 13, 14].map((shipping) => change({ shipping, seen: null })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

test.each<[string, object]>([
  ['seen', { seen: undefined, shipping: 1 }],
  ['seen', { seen: 'yesterday', shipping: 1 }],
  ['shipping', { shipping: -1 }],
  ['shipping', { shipping: 1.234 }],
  ['shipping', { shipping: '15' }],
  ['shipping', { shipping: 1e9 }],
  ['freeShippingOver', { freeShippingOver: -5 }],
  ['taxRate', { taxRate: 1.01 }],
  ['taxRate', { taxRate: 0.12345 }],
  ['deliveryDays', { deliveryDays: 2.5 }],
  ['deliveryDays', { deliveryDays: -1 }],
  ['lowStockThreshold', { lowStockThreshold: 1e12 }],
  ['company.email', { company: { ...DEFAULT_COMPANY, email: 'nobody' } }],
  ['company.name', { company: { ...DEFAULT_COMPANY, name: ' ' } }],
  ['colors.0.price', { colors: [{ name: 'Red', price: -1 }] }],
  [
    'colors.1',
    {
      colors: [
        { name: 'Red', price: 0 },
        { name: 'rED', price: 5 },
      ],
    },
  ],
  ['specifications.0.value', { specifications: [{ name: 'Weight', value: '' }] }],
  ['features.1', { features: ['Warm', 'warm'] }],
  ['features', { features: Array.from({ length: 101 }, (_, i) => `Feature ${i}`) }],
])('refuses a wrong %s', async (field, body) => {
  const { status, failure } = await shop.send(
    updateSettings,
    { body: { seen: null, ...body } as never },
    staff,
  );
  expect(status).toBe(400);
  expect(Object.keys(failure.fields ?? {})).toEqual([field]);
});

it('falls back to the default for an unknown value of another version', async () => {
  await shop.db.insert(settings).values([
    { name: 'shipping', value: 'free', changedAt: new Date() },
    { name: 'moods', value: ['sunny'], changedAt: new Date() },
  ]);
  expect((await shop.send(getSettings, {}, staff)).body.shipping).toBe(15);
});

describe('the cached settings', () => {
  it('are those of the last change by this server, and read once', async () => {
    const watch = watchInvalidations(shop.db);
    const current = createCurrentSettings(shop.db, { defaults: DEFAULT_SETTINGS, watch });
    expect((await current.read()).shipping).toBe(1_500);
    await shop.db.insert(settings).values({ name: 'shipping', value: 1_600, changedAt: new Date(0) });
    expect((await current.read()).shipping).toBe(1_500);
    await change({ shipping: 20 });
    expect((await current.read()).shipping).toBe(2_000);
    await watch.stop();
  });
});
