import { and, eq, isNull, sql } from 'drizzle-orm';
import { columnsOfRange } from '#db/columns-of-range.ts';
import type { Transaction } from '#db/connection.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { withOptions } from '#domain/products/option-words.ts';
import { priceRange } from '#domain/products/variants/variant-prices.ts';
import { OPTION_COLUMNS } from '../product-queries.ts';

/**
 * Stores the lowest and highest price of a locked product's variants, after a change of one or of its own.
 */
export async function summarizePrices(tx: Transaction, productId: string): Promise<void> {
  const [row] = await tx
    .select({
      price: products.priceCents,
      discountPrice: products.discountPriceCents,
      ...OPTION_COLUMNS,
    })
    .from(products)
    .where(eq(products.id, productId));
  if (!row) return;
  const product = withOptions(row);
  const surcharged = product.options.find(
    ({ variantName, values }) => variantName !== null && values.some(({ price }) => price !== 0),
  );
  const option = surcharged?.variantName ?? '';
  // Few of thousands of variants differ in the fields that prices depend on.
  const { priceCents, discountPriceCents, isOffered, removedAt } = productVariants;
  const rows = await tx
    .selectDistinct({
      price: priceCents,
      discountPrice: discountPriceCents,
      isOffered,
      value: sql<string | null>`${productVariants.options} ->> ${option}`,
    })
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(removedAt)));
  const variants = rows.map(({ value, ...priced }) => ({
    ...priced,
    options: value === null ? {} : { [option]: value },
  }));
  const range = priceRange(product, variants);
  await tx.update(products).set(columnsOfRange(range)).where(eq(products.id, productId));
}
