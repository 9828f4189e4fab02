import { and, eq, isNull, sql } from 'drizzle-orm';
import { columnsOfRange } from '#db/columns-of-range.ts';
import type { Transaction } from '#db/connection.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { optionOfList } from '#domain/products/variants/option-lists.ts';
import { priceRange } from '#domain/products/variants/variant-prices.ts';

/**
 * Stores the lowest and highest price of a locked product's variants, after a change of one or of its own.
 */
export async function summarizePrices(tx: Transaction, productId: string): Promise<void> {
  const [product] = await tx
    .select({
      price: products.priceCents,
      discountPrice: products.discountPriceCents,
      colors: products.colors,
      options: products.options,
    })
    .from(products)
    .where(eq(products.id, productId));
  if (!product) return;
  const color = optionOfList(product, 'color')?.name ?? '';
  // Few of thousands of variants differ in the fields that prices depend on.
  const { priceCents, discountPriceCents, isOffered, removedAt } = productVariants;
  const rows = await tx
    .selectDistinct({
      price: priceCents,
      discountPrice: discountPriceCents,
      isOffered,
      color: sql<string | null>`${productVariants.options} ->> ${color}`,
    })
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(removedAt)));
  const variants = rows.map(({ color: value, ...row }) => ({
    ...row,
    options: value === null ? {} : { [color]: value },
  }));
  const range = priceRange(product, variants);
  await tx.update(products).set(columnsOfRange(range)).where(eq(products.id, productId));
}
