import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listProductCards } from '#contract/calls/products.ts';
import {
  createProduct,
  getStaffProduct,
  listStaffProducts,
  updateProduct,
} from '#contract/calls/staff-products.ts';
import {
  correctVariantStock,
  generateVariants,
  updateVariant,
  updateVariants,
} from '#contract/calls/variants.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { variantNamed } from '../../testing/add-shirt.ts';
import { orderLines } from '../../testing/order-lines.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const COLOR = { name: 'Color', values: ['Red', 'Blue'] };
const SIZE = { name: 'Size', values: ['S', 'M'] };

async function addShirt(fields: Record<string, unknown> = {}) {
  const sku = `SHIRT-${randomBytes(4).toString('hex')}`;
  const { body } = await shop.send(
    createProduct,
    { body: { name: 'Shirt', sku, price: 20, ...fields } },
    staff,
  );
  return body;
}

const generate = async (id: string, options: { name: string; values: string[] }[]) =>
  await shop.send(generateVariants, { params: { id }, body: { options } }, staff);

const findVariants = async (id: string) =>
  (await shop.send(getStaffProduct, { params: { id } }, staff)).body.variants;

const count = (id: string, stock: number, seen: number | null = null) =>
  shop.send(correctVariantStock, { params: { id }, body: { seen, count: stock, reason: 'Counted' } }, staff);

async function addCountedShirt() {
  const shirt = await addShirt({ stock: 0 });
  await generate(shirt._id, [COLOR, SIZE]);
  const variants = await findVariants(shirt._id);
  for (const [place, { id }] of variants.entries()) await count(id, place, 0);
  return { shirt, variants: await findVariants(shirt._id) };
}

const order = (product: { _id: string }, ...lines: Record<string, unknown>[]) =>
  orderLines(shop, product, ...lines);

describe('V1', () => {
  it('V1: a product without options has exactly one variant, with its id and SKU', async () => {
    const shirt = await addShirt({ colors: ['Red', 'Blue'], sizes: ['S'], stock: 4 });
    expect(shirt.options).toEqual([]);
    expect(shirt.variants).toEqual([
      {
        id: shirt._id,
        sku: shirt.sku,
        options: {},
        price: 20,
        ownPrice: null,
        ownDiscountPrice: null,
        availability: true,
        stock: 4,
        offered: true,
      },
    ]);
  });

  it('V1: refuses equal SKUs among the variants for sale, also in parallel', async () => {
    const { variants } = await addCountedShirt();
    const sku = `SAME-${randomBytes(4).toString('hex')}`;
    const answers = await Promise.all(
      variants.map(({ id }) => shop.send(updateVariant, { params: { id }, body: { sku } }, staff)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const other = await shop.send(createProduct, { body: { price: 1, sku } }, staff);
    expect([other.status, other.failure.fields?.sku]).toEqual([409, 'This SKU belongs to Shirt']);
  });

  it('V1: generates each combination once, of many equal requests', async () => {
    const shirt = await addShirt();
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate(shirt._id, [COLOR, SIZE])));
    expect(answers.map(({ body }) => body.length).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 4]);
    expect(await findVariants(shirt._id)).toHaveLength(4);
  });

  test.each([
    ['four options', ['A', 'B', 'C', 'D'].map((name) => ({ name, values: ['1'] })), 'options'],
    ['an option without values', [{ name: 'A', values: [] }], 'options.0.values'],
    ['a value without text', [{ name: 'A', values: ['1', ' '] }], 'options.0.values.1'],
    ['a value twice', [{ name: 'A', values: ['Red', 'red'] }], 'options.0.values.1'],
    [
      '101 values',
      [{ name: 'A', values: Array.from({ length: 101 }, (_, n) => `${n}`) }],
      'options.0.values',
    ],
    [
      'more than 2,048 variants',
      ['A', 'B'].map((name) => ({ name, values: Array.from({ length: 50 }, (_, n) => `${n}`) })),
      'options',
    ],
  ])('V1: refuses %s, at its field', async (_, options, field) => {
    const shirt = await addShirt();
    const { status, failure } = await generate(shirt._id, options);
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, [field]]);
    expect(await findVariants(shirt._id)).toHaveLength(1);
  });
});

describe('V2', () => {
  it('V2: an added option or value generates only what is missing, and the others keep their ids', async () => {
    const shirt = await addShirt({ stock: 7 });
    const first = await generate(shirt._id, [COLOR]);
    expect(first.body.map(({ options }) => options)).toEqual([{ Color: 'Red' }, { Color: 'Blue' }]);
    const second = await generate(shirt._id, [COLOR, SIZE]);
    expect(second.body.map(({ options }) => options)).toEqual([
      { Color: 'Red', Size: 'M' },
      { Color: 'Blue', Size: 'M' },
    ]);
    const variants = await findVariants(shirt._id);
    expect(variantNamed(variants, 'Red', 'S')).toMatchObject({ id: shirt._id, sku: shirt.sku, stock: 7 });
    expect(variantNamed(variants, 'Blue', 'S').id).toBe(first.body[1]?.id);
    expect(variants.map(({ stock }) => stock)).toEqual([7, 0, 0, 0]);
    const third = await generate(shirt._id, [COLOR, { name: 'size', values: ['S', 'M', 'L'] }]);
    expect(third.body.map(({ options }) => options.size)).toEqual(['L', 'L']);
    const product = (await shop.send(getStaffProduct, { params: { id: shirt._id } }, staff)).body;
    expect([product.colors.map(({ name }) => name), product.sizes]).toEqual([
      ['Red', 'Blue'],
      ['S', 'M', 'L'],
    ]);
    expect(product.stock).toBe(7);
  });

  it('V2: refuses to remove an option if two variants would be equal, and says which', async () => {
    const { shirt, variants } = await addCountedShirt();
    const { status, failure } = await generate(shirt._id, [COLOR]);
    expect([status, failure.fields?.options]).toEqual([
      409,
      'Without Size, Red / S and Red / M would be the same variant',
    ]);
    expect(await findVariants(shirt._id)).toEqual(variants);
  });

  it('V2: a removed value takes its variants off sale, and brings them back with id and stock', async () => {
    const { shirt, variants } = await addCountedShirt();
    await generate(shirt._id, [COLOR, { name: 'Size', values: ['S'] }]);
    const left = (await shop.send(getStaffProduct, { params: { id: shirt._id } }, staff)).body;
    expect([left.variants.map(({ options }) => options.Color), left.stock]).toEqual([['Red', 'Blue'], 2]);
    const merged = await generate(shirt._id, [COLOR]);
    expect([merged.status, merged.body]).toEqual([200, []]);
    const back = await generate(shirt._id, [COLOR, SIZE]);
    expect(back.body.map(({ id }) => id)).toEqual(
      variants.filter(({ options }) => options.Size === 'M').map(({ id }) => id),
    );
    expect(await findVariants(shirt._id)).toEqual(variants);
  });

  it('V2: renaming a value keeps its variants, stock and orders', async () => {
    const { shirt, variants } = await addCountedShirt();
    await shop.send(
      updateProduct,
      { params: { id: shirt._id }, body: { colors: [{ name: 'Red', price: 5 }, { name: 'Blue' }] } },
      staff,
    );
    const red = variantNamed(variants, 'Red', 'M');
    await count(red.id, 5, red.stock);
    const bought = await order(shirt, { variantId: red.id });
    const before = await findVariants(shirt._id);
    const options = [{ name: 'Color', values: ['Crimson', 'Blue'] }, SIZE];
    const rename = (renamed: { option: string; from: string; to: string }[]) =>
      shop.send(generateVariants, { params: { id: shirt._id }, body: { options, renamed } }, staff);
    const refused = await rename([{ option: 'Color', from: 'Red', to: 'Blue' }]);
    expect([refused.status, refused.failure.fields?.options]).toEqual([
      409,
      'Red cannot become Blue: both are values of Color',
    ]);
    const renamed = await rename([{ option: 'Color', from: 'Red', to: 'Crimson' }]);
    expect([renamed.status, renamed.body]).toEqual([200, []]);
    expect(await findVariants(shirt._id)).toEqual(
      before.map((variant) => ({
        ...variant,
        options: { ...variant.options, Color: variant.options.Color === 'Red' ? 'Crimson' : 'Blue' },
      })),
    );
    const { colors } = (await shop.send(getStaffProduct, { params: { id: shirt._id } }, staff)).body;
    expect(colors.map(({ name, price }) => [name, price])).toEqual([
      ['Crimson', 5],
      ['Blue', 0],
    ]);
    const [line] = bought.body.products;
    expect([line?.selectedColor, line?.selectedSize]).toEqual(['Red', 'M']);
    const again = await order(shirt, { selectedColor: 'Crimson', selectedSize: 'M' });
    expect([again.status, variantNamed(await findVariants(shirt._id), 'Crimson', 'M').stock]).toEqual([
      201, 3,
    ]);
  });

  it('V2: a removed variant comes back with id and stock though a value was renamed meanwhile', async () => {
    const { shirt, variants } = await addCountedShirt();
    const small = { name: 'Size', values: ['S'] };
    await generate(shirt._id, [COLOR, small]);
    const color = { name: 'Color', values: ['Crimson', 'Blue'] };
    const renamed = [{ option: 'Color', from: 'Red', to: 'Crimson' }];
    const body = { options: [color, small], renamed };
    await shop.send(generateVariants, { params: { id: shirt._id }, body }, staff);
    const back = await generate(shirt._id, [color, SIZE]);
    const red = variantNamed(variants, 'Red', 'M');
    expect(variantNamed(back.body, 'Crimson', 'M')).toMatchObject({
      id: red.id,
      sku: red.sku,
      stock: red.stock,
    });
  });
});

describe('V3', () => {
  it('V3: saving one variant writes one variant and answers with it', async () => {
    const { shirt, variants } = await addCountedShirt();
    const red = variantNamed(variants, 'Red', 'M');
    const versions = async () =>
      Object.fromEntries(
        (
          await shop.db
            .select({ id: productVariants.id, version: productVariants.version })
            .from(productVariants)
            .where(eq(productVariants.productId, shirt._id))
        ).map(({ id, version }) => [id, version]),
      );
    const before = await versions();
    const body = { price: 25, barcode: '4006381333931', weightGrams: 180, image: '/pictures/a/b.webp' };
    const { body: saved } = await shop.send(updateVariant, { params: { id: red.id }, body }, staff);
    expect(saved).toEqual({ ...red, ...body, ownPrice: 25 });
    expect(await versions()).toEqual({ ...before, [red.id]: (before[red.id] ?? 0) + 1 });
  });

  it('V3: several variants are changed in one call, all or none', async () => {
    const { shirt, variants } = await addCountedShirt();
    const reds = variants.filter(({ options }) => options.Color === 'Red');
    const change = (last: number) =>
      shop.send(
        updateVariants,
        {
          params: { id: shirt._id },
          body: {
            variants: reds.map(({ id }, place) => ({ id, price: 30, discountPrice: place ? last : 20 })),
          },
        },
        staff,
      );
    const refused = await change(30);
    expect([refused.status, refused.failure.fields]).toEqual([
      400,
      { 'variants.1.discountPrice': 'Discount price must be below the regular price of $30.00' },
    ]);
    expect(await findVariants(shirt._id)).toEqual(variants);
    expect((await change(25)).body.map(({ discountPrice }) => discountPrice)).toEqual([20, 25]);
  });

  it("V3: cards say 'from' once a variant has another price, and lists sort by the lowest", async () => {
    const { shirt, variants } = await addCountedShirt();
    const findCard = async () => {
      const { body } = await shop.send(listProductCards, { query: { search: shirt.sku } });
      return body.find(({ _id }) => _id === shirt._id);
    };
    await shop.send(
      updateVariant,
      { params: { id: variantNamed(variants, 'Blue', 'M').id }, body: { price: 15 } },
      staff,
    );
    expect((await findCard())?.priceRange).toEqual({ min: 15, max: 20 });
    const [row] = await shop.db
      .select({ price: products.effectivePriceCents })
      .from(products)
      .where(eq(products.id, shirt._id));
    expect(row?.price).toBe(1_500);
    await shop.send(
      updateVariant,
      { params: { id: variantNamed(variants, 'Blue', 'M').id }, body: { price: null } },
      staff,
    );
    expect(await findCard()).not.toHaveProperty('priceRange');
  });
});

it('staff and shoppers find a product by the SKU of a variant', async () => {
  const { shirt, variants } = await addCountedShirt();
  const sku = `QX${randomBytes(3).toString('hex')}-77-Z`;
  await shop.send(
    updateVariant,
    { params: { id: variantNamed(variants, 'Blue', 'M').id }, body: { sku } },
    staff,
  );
  const found = await shop.send(listStaffProducts, { query: { search: sku } }, staff);
  expect(found.body.map(({ _id }) => _id)).toEqual([shirt._id]);
  const shown = await shop.send(listProductCards, { query: { search: sku.replaceAll('-', '') } });
  expect(shown.body.map(({ _id }) => _id)).toEqual([shirt._id]);
});
