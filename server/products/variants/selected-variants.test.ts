import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#contract/calls/products.ts';
import { createProduct, getStaffProduct } from '#contract/calls/staff-products.ts';
import { generateVariants, updateVariant } from '#contract/calls/variants.ts';
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

describe('V5', () => {
  it('V5: calls that know only the specification buy the variant of their selection', async () => {
    const { shirt } = await addCountedShirt();
    const { body } = await order(shirt, { selectedColor: 'Blue', selectedSize: 'M' });
    const blue = variantNamed(await findVariants(shirt._id), 'Blue', 'M');
    expect(body.products[0]).toMatchObject({
      variantId: blue.id,
      sku: blue.sku,
      modifications: 'Color: Blue, Size: M',
    });
    expect(blue.stock).toBe(2);
    // Without a choice: the first that can be bought.
    const plain = await order(shirt, {});
    expect(plain.body.products[0]?.modifications).toBe('Color: Red, Size: M');
  });

  it('V5: refuses what is sold out or not offered, and a variant with other options', async () => {
    const { shirt, variants } = await addCountedShirt();
    const soldOut = await order(shirt, { selectedColor: 'Red', selectedSize: 'S' });
    expect([soldOut.status, soldOut.failure.message]).toEqual([409, 'Shirt (Red / S) is out of stock.']);
    const blue = variantNamed(variants, 'Blue', 'M');
    await shop.send(updateVariant, { params: { id: blue.id }, body: { offered: false } }, staff);
    const missing = await order(shirt, { selectedColor: 'Blue', selectedSize: 'M' });
    expect([missing.status, missing.failure.message]).toEqual([
      409,
      'Shirt is not offered with color Blue, size M.',
    ]);
    expect((await order(shirt, { variantId: blue.id })).status).toBe(409);
    const other = await order(shirt, {
      variantId: variantNamed(variants, 'Red', 'M').id,
      selectedColor: 'Blue',
    });
    expect(other.failure.code).toBe('option_unavailable');
    const shown = (await shop.send(getProduct, { params: { id: shirt._id } })).body;
    expect(shown.variants.map(({ availability }) => availability)).toEqual([false, true, true]);
    expect(shown).not.toHaveProperty('stock');
  });

  it('V5: the color surcharge of a product stays part of the price of its variants', async () => {
    const colors = [
      { name: 'Red', price: 0 },
      { name: 'Blue', price: 5 },
    ];
    const body = { name: 'Shirt', sku: 'SHIRT-SURCHARGE', price: 20, colors };
    const { body: shirt } = await shop.send(createProduct, { body }, staff);
    const options = [
      { name: 'Color', values: ['Red', 'Blue'] },
      { name: 'Size', values: ['S', 'M'] },
    ];
    await shop.send(generateVariants, { params: { id: shirt._id }, body: { options } }, staff);
    const { body: ordered } = await order(shirt, { selectedColor: 'Blue', selectedSize: 'S' });
    expect(ordered.products[0]?.price).toBe(25);
    expect(variantNamed(await findVariants(shirt._id), 'Blue', 'S').price).toBe(25);
  });
});
