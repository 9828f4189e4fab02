import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { listRelatedProducts } from '#contract/calls/products.ts';
import {
  createProduct,
  deleteProduct,
  getStaffProduct,
  updateProduct,
} from '#contract/calls/staff-products.ts';
import { orders } from '#db/schema/index.ts';
import { createOrderBody } from '../../testing/buy.ts';
import { selectAuditEntries } from '../../testing/select-audit-entries.ts';
import { addProducts, lamp } from '../../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findBoughtTogether } from './bought-together-queries.ts';

const HOUR = 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function addLamps(category: string, ...names: string[]): Promise<string[]> {
  const ids = names.map((name) => `${name}-${randomUUID()}`);
  await addProducts(shop.db, ...ids.map((id) => ({ ...lamp, id, sku: id, category })));
  return ids;
}

/** Places an unpaid order of one piece each. */
async function orderUnpaid(...ids: string[]): Promise<void> {
  const products = ids.map((productId) => ({ productId, quantity: 1 }));
  const body = createOrderBody({ id: ids[0] ?? '' }, { products });
  const { status } = await shop.send(createOrder, { body }, { headers: AS_STAFF });
  expect(status).toBe(201);
}

async function order(...ids: string[]): Promise<void> {
  await orderUnpaid(...ids);
  await shop.db.update(orders).set({ paymentStatus: 'paid' });
}

const related = async (id = '') =>
  (await shop.send(listRelatedProducts, { params: { id } })).body.map(({ _id }) => _id);

it('goes well with a product: its category at first, later what was bought together with it', async () => {
  const [kettle, mug, pan] = await addLamps('Kitchen', 'kettle', 'mug', 'pan');
  const [scarf] = await addLamps('Fashion', 'scarf');
  expect((await related(kettle)).toSorted()).toEqual([mug, pan].toSorted());
  expect(await related(scarf)).toEqual([]);
  for (const _ of [1, 2]) await order(kettle ?? '', scarf ?? '');
  // Bought together once is chance.
  await order(kettle ?? '', pan ?? '');
  shop.later(HOUR);
  await shop.send(updateProduct, { params: { id: pan ?? '' }, body: { price: 9 } }, { headers: AS_STAFF });
  expect((await related(kettle))[0]).toBe(scarf);
  expect(await related(scarf)).toEqual([kettle]);
});

it('leaves out what cannot be bought, and follows a change at once', async () => {
  const [one, two, three] = await addLamps('Garden', 'one', 'two', 'three');
  const change = (id = '', body: object) =>
    shop.send(updateProduct, { params: { id }, body }, { headers: AS_STAFF });
  expect(await related(one)).toHaveLength(2);
  await change(two, { availability: false });
  expect(await related(one)).toEqual([three]);
  expect((await shop.send(listRelatedProducts, { params: { id: 'nothing' } })).status).toBe(404);
});

it('counts neither rejected nor unpaid orders, nor twice what is twice in an order', async () => {
  const [bed, sheet, pillow] = await addLamps('Bedroom', 'bed', 'sheet', 'pillow');
  await order(bed ?? '', sheet ?? '', sheet ?? '');
  expect((await findBoughtTogether(shop.db)).get(bed ?? '')).toBeUndefined();
  await order(bed ?? '', sheet ?? '', pillow ?? '');
  await order(bed ?? '', pillow ?? '');
  await order(bed ?? '', pillow ?? '');
  expect((await findBoughtTogether(shop.db)).get(bed ?? '')).toEqual([pillow, sheet]);
  for (const _ of [1, 2]) await orderUnpaid(sheet ?? '', pillow ?? '');
  expect((await findBoughtTogether(shop.db)).get(sheet ?? '')).toEqual([bed]);
  await shop.db.update(orders).set({ status: 'rejected' });
  expect((await findBoughtTogether(shop.db)).size).toBe(0);
});

describe('what staff chose', () => {
  const asStaff = { headers: AS_STAFF };
  const choose = (id = '', relatedIds: readonly (string | undefined)[] = [], version?: number) => {
    const body = { relatedIds: relatedIds.map(String), ...(version && { version }) };
    return shop.send(updateProduct, { params: { id }, body }, asStaff);
  };
  const read = async (id = '') => (await shop.send(getStaffProduct, { params: { id } }, asStaff)).body;

  it('comes first, in their order and at once, and is logged', async () => {
    const [tent, stove] = await addLamps('Camping', 'tent', 'stove');
    const [boots, rope] = await addLamps('Climbing', 'boots', 'rope');
    expect(await related(tent)).toEqual([stove]);
    const { body } = await choose(tent, [rope, boots]);
    expect(body.related.map(({ _id }) => _id)).toEqual([rope, boots]);
    expect(await related(tent)).toEqual([rope, boots, stove]);
    await choose(tent, [boots, rope]);
    expect(await related(tent)).toEqual([boots, rope, stove]);
    expect((await selectAuditEntries(shop.db, tent ?? '')).at(-1)).toMatchObject({
      action: 'product.update',
      before: { relatedIds: [rope, boots] },
      after: { relatedIds: [boots, rope] },
    });
  });

  it('is shown without what is deleted or cannot be bought, and kept with it', async () => {
    const [desk] = await addLamps('Desks', 'desk');
    const [lamp, chair, shelf] = await addLamps('Office', 'lamp', 'chair', 'shelf');
    await choose(desk, [lamp, chair, shelf]);
    expect(await related(desk)).toEqual([lamp, chair, shelf]);
    await shop.send(deleteProduct, { params: { id: lamp ?? '' } }, asStaff);
    await shop.send(updateProduct, { params: { id: chair ?? '' }, body: { availability: false } }, asStaff);
    expect(await related(desk)).toEqual([shelf]);
    expect((await read(desk)).related).toMatchObject([
      { _id: lamp, deleted: true },
      { _id: chair, availability: false },
      { _id: shelf, availability: true },
    ]);
    // Another field is saved, and their order changed, with those that are not shown.
    expect((await choose(desk, [shelf, lamp, chair])).status).toBe(200);
    expect((await read(desk)).related).toHaveLength(3);
  });

  it('can be chosen with a new product', async () => {
    const [shelf] = await addLamps('Storage', 'shelf');
    const body = { price: 10, category: 'Boxes', relatedIds: [shelf ?? ''] };
    const made = await shop.send(createProduct, { body }, asStaff);
    expect(made.body.related.map(({ _id }) => _id)).toEqual([shelf]);
    expect(await related(made.body._id)).toEqual([shelf]);
  });

  it('is not overwritten by another member of staff', async () => {
    const [vase, bowl, plate] = await addLamps('Pottery', 'vase', 'bowl', 'plate');
    await choose(vase, [bowl], 1);
    const { status, failure } = await choose(vase, [plate], 1);
    expect(status).toBe(409);
    expect(failure.product).toMatchObject({ related: [{ _id: bowl }] });
  });

  it.each([
    ['the product itself', (id: string) => [id], 'A product does not go well with itself'],
    ['what does not exist', () => ['nothing'], 'There is no product nothing'],
    ['one twice', () => ['nothing', 'nothing'], 'nothing is there already'],
    ['more than twelve', () => Array.from({ length: 13 }, (_, at) => `p${at}`), 'At most 12 products'],
  ])('is never %s', async (_, ids, message) => {
    const [bench] = await addLamps('Benches', 'bench');
    const { status, failure } = await choose(bench, ids(bench ?? ''));
    expect(status).toBe(400);
    expect(Object.values(failure.fields ?? {})).toEqual([message]);
    expect((await read(bench)).related).toEqual([]);
  });
});
