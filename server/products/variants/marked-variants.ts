import { type SQL, sql } from 'drizzle-orm';
import { containsPattern } from '#db/contains-pattern.ts';
import { productVariants } from '#db/schema/index.ts';

/** Variants whose SKU or bar code contains a text; the SKU of a product without options is the product's. */
export function isMarked(search: string): SQL {
  const { sku, barcode, combination, removedAt } = productVariants;
  const pattern = containsPattern(search.trim());
  return sql`(${removedAt} is null and ((lower(${sku}) like ${pattern} and ${combination} <> '')
    or lower(${barcode}) like ${pattern}))`;
}
