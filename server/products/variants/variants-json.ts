import { type SQL, sql } from 'drizzle-orm';
import type { Variant } from '#domain/products/variants/variant.ts';

/** The variants of a product that are not removed, in display order. `condition` is about `v`. */
// Named by hand: Drizzle leaves out the table's name in a query of one table.
export function variantsJson(condition: SQL = sql``): SQL<Variant[]> {
  return sql<Variant[]>`(
    select coalesce(json_agg(json_build_object(
      'id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_cents,
      'discountPrice', v.discount_price_cents, 'barcode', v.barcode, 'weightGrams', v.weight_grams,
      'image', v.image, 'stock', v.stock, 'onHand', v.on_hand, 'isOffered', v.is_offered) order by v.position, v.id), '[]')
    from product_variants v where v.product_id = products.id and v.removed_at is null ${condition})`;
}
