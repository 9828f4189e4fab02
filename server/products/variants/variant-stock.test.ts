import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStaffProduct, setStock, updateProduct } from '#contract/calls/staff-products.ts';
import { correctVariantStock, listVariantStockMovements } from '#contract/calls/variants.ts';
import { productVariants, stockMovements } from '#db/schema/index.ts';
import { addShirt, variantNamed } from '../../testing/add-shirt.ts';
import { orderLines } from '../../testing/order-lines.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

/** With 0 to 3 pieces of its variants. */
async function addCountedShirt() {
  const options = { Color: ['Red', 'Blue'], Size: ['S', 'M'] };
  const { product: shirt, variants } = await addShirt(shop, options, [0, 1, 2, 3]);
  return { shirt, variants };
}
const order = (product: { _id: string }, ...lines: Record<string, unknown>[]) =>
  orderLines(shop, product, ...lines);
const findVariants = async (id: string) =>
  (await shop.send(getStaffProduct, { params: { id } }, staff)).body.variants;

const count = (id: string, stock: number, seen: number | null = null) =>
  shop.send(correctVariantStock, { params: { id }, body: { seen, count: stock, reason: 'Counted' } }, staff);

describe('V4', () => {
  it('V4: a correction is the difference to the count that was seen', async () => {
    const { shirt, variants } = await addCountedShirt();
    const blue = variantNamed(variants, 'Blue', 'M');
    expect((await order(shirt, { variantId: blue.id })).status).toBe(201);
    const { body } = await count(blue.id, 10, 3);
    expect(body).toEqual({ variantId: blue.id, stock: 9, meanwhile: -1 });
    const movements = await shop.send(
      listVariantStockMovements,
      { params: { id: blue.id }, query: {} },
      staff,
    );
    expect(movements.body.map(({ kind, change, stock }) => [kind, change, stock])).toEqual([
      ['corrected', 7, 9],
      ['sold', -1, 2],
      ['corrected', 3, 3],
    ]);
    expect(movements.body[0]).toMatchObject({
      reason: 'Counted',
      cause: { kind: 'staff' },
      staff: expect.any(String),
    });
  });

  it('V4: refuses what would be below zero, and says what happened since', async () => {
    const { shirt, variants } = await addCountedShirt();
    const blue = variantNamed(variants, 'Blue', 'M');
    await order(shirt, { variantId: blue.id });
    const { status, failure } = await count(blue.id, 0, 3);
    expect([status, failure.message, failure.variant?.stock]).toEqual([
      409,
      'It was 3 when you began and is 2 now: 1 were sold or taken off meanwhile, so 3 cannot be taken off.',
      2,
    ]);
  });

  it('V4: a variant is counted from its first count on', async () => {
    const { variants } = await addShirt(shop, { Size: ['S', 'M'] });
    const { id } = variantNamed(variants, 'S');
    const uncount = { params: { id }, body: { seen: 0, count: null } };
    await shop.send(correctVariantStock, uncount, staff);
    const change = { params: { id }, body: { change: 2 } };
    const { status, failure } = await shop.send(correctVariantStock, change, staff);
    expect([status, failure.variant?.id, failure.fields]).toEqual([
      409,
      id,
      { change: 'Stock is not counted. Set a count first.' },
    ]);
    expect(failure.message).toMatch(
      / \(S\) is not counted\. Set a count first: send null as seen, and the count/,
    );
    expect((await count(id, 4)).body.stock).toBe(4);
    expect((await shop.send(correctVariantStock, change, staff)).body.stock).toBe(6);
  });

  it('V4: fifty buyers of the last piece of one variant: one has it, and no other variant moves', async () => {
    const { shirt, variants } = await addCountedShirt();
    const one = variantNamed(variants, 'Red', 'M');
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(shirt, { variantId: one.id })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await findVariants(shirt._id)).map(({ stock }) => stock)).toEqual([0, 0, 2, 3]);
  });

  it('V4: buyers of several variants and staff in parallel leave sums and movements that agree', async () => {
    const { shirt, variants } = await addCountedShirt();
    const doings = Array.from({ length: 60 }, (_, number) => {
      const { id } = variants[number % 4] ?? variants[0] ?? { id: '' };
      const other = variants[(number + 1) % 4]?.id ?? '';
      if (number % 5 === 4)
        return shop.send(
          correctVariantStock,
          { params: { id }, body: { change: 3, kind: 'received' } },
          staff,
        );
      return order(shirt, { variantId: id }, { variantId: other });
    });
    const answers = await Promise.all(doings);
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    const { rows } = await shop.db.execute(sql`
      select v.stock, (select coalesce(sum(change), 0)::int from ${stockMovements} m
        where coalesce(m.variant_id, m.product_id) = v.id) as moved
      from ${productVariants} v where v.product_id = ${shirt._id} order by v.position`);
    expect(rows.map(({ stock }) => stock)).toEqual(rows.map(({ moved }) => moved));
    expect(rows.every(({ stock }) => Number(stock) >= 0)).toBe(true);
    const { body } = await shop.send(getStaffProduct, { params: { id: shirt._id } }, staff);
    expect(body.stock).toBe(rows.reduce((sum, { stock }) => sum + Number(stock), 0));
  });

  it('V4: one stock for a product of several variants is refused', async () => {
    const { shirt } = await addCountedShirt();
    const set = await shop.send(setStock, { params: { id: shirt._id }, body: { stock: 5 } }, staff);
    expect([set.status, set.failure.fields?.stock]).toEqual([409, 'The stock is counted by variant']);
    const put = await shop.send(updateProduct, { params: { id: shirt._id }, body: { stock: 5 } }, staff);
    expect(put.status).toBe(409);
    const sizes = await shop.send(
      updateProduct,
      { params: { id: shirt._id }, body: { sizes: ['S'] } },
      staff,
    );
    expect([sizes.status, Object.keys(sizes.failure.fields ?? {})]).toEqual([409, ['sizes']]);
  });
});
