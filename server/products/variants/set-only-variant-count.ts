import type { Transaction } from '#db/connection.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { setCount } from '../../stock/move-stock.ts';
import type { StaffProduct } from '../staff-product-queries.ts';

/** Sets the stock of a locked product with one variant, or null to stop counting. */
export async function setOnlyVariantCount(
  tx: Transaction,
  product: StaffProduct,
  stock: number | null,
  cause: StockCause,
): Promise<void> {
  await setCount(tx, { id: onlyVariant(product).id, productId: product.id }, stock, cause);
}

/** Returns the variant of a product that has one; `refuseStockOfVariants` refuses others before. */
export function onlyVariant({ id, variants }: StaffProduct): Variant {
  const [variant] = variants;
  if (!variant || variants.length > 1) throw new Error(`Product ${id} has ${variants.length} variants`);
  return variant;
}
