import { randomBytes } from 'node:crypto';
import { createProduct, getStaffProduct } from '#contract/calls/staff-products.ts';
import { correctVariantStock, generateVariants } from '#contract/calls/variants.ts';
import type { WireStaffVariant } from '#contract/product-schemas.ts';
import { AS_STAFF, type TestShop } from './test-shop.ts';

const staff = { headers: AS_STAFF };

/** Adds a counted product of $20.00 with options, and counts its variants; null leaves one at 0. */
export async function addShirt(
  shop: TestShop,
  options: Record<string, string[]>,
  stocks: readonly (number | null)[] = [],
) {
  const sku = `SHIRT-${randomBytes(4).toString('hex')}`;
  const { body: shirt } = await shop.send(
    createProduct,
    { body: { name: 'Shirt', sku, price: 20, stock: 0 } },
    staff,
  );
  const params = { id: shirt._id };
  const named = Object.entries(options).map(([name, values]) => ({ name, values }));
  const { body: generated } = await shop.send(generateVariants, { params, body: { options: named } }, staff);
  for (const [place, count] of stocks.entries()) {
    const id = generated[place]?.id ?? '';
    if (count !== null)
      await shop.send(correctVariantStock, { params: { id }, body: { seen: 0, count } }, staff);
  }
  const { body: product } = await shop.send(getStaffProduct, { params }, staff);
  return { product, variants: product.variants };
}

/** The variant with these values, in the order of its options. */
export function variantNamed(variants: readonly WireStaffVariant[], ...values: string[]): WireStaffVariant {
  const variant = variants.find(({ options }) => Object.values(options).join() === values.join());
  if (!variant) throw new Error(`no variant ${values.join()}`);
  return variant;
}
