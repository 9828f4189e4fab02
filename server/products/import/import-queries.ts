import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { products, productVariants, stockMovements } from '#db/schema/index.ts';
import { createVariantId } from '#domain/products/variants/variant.ts';
import { NOT_DELETED } from '../product-conditions.ts';

/** The owner of a SKU for sale; `variantId` is null for the SKU of a product itself. */
export type SkuOwner = { sku: string; productId: string; variantId: string | null; name: string };

export async function selectSkuOwners(db: Connection, skus: readonly string[]): Promise<SkuOwner[]> {
  const { id: variantId, productId, sku, removedAt, productDeleted } = productVariants;
  const [ofVariants, ofProducts] = await Promise.all([
    db
      .select({ sku, productId, variantId, name: products.name })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productId))
      .where(and(inArray(sku, [...skus]), isNull(removedAt), eq(productDeleted, false))),
    db
      .select({ sku: products.sku, productId: products.id, name: products.name })
      .from(products)
      .where(and(inArray(products.sku, [...skus]), NOT_DELETED)),
  ]);
  return [...ofVariants, ...ofProducts.map((owner) => ({ ...owner, variantId: null }))];
}

/** Selects the variants of a product whose stock an import has moved already. */
export async function selectMovedBy(
  tx: Transaction,
  productId: string,
  importId: string,
): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ variantId: stockMovements.variantId })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.productId, productId),
        eq(stockMovements.causeKind, 'import'),
        eq(stockMovements.causeId, importId),
      ),
    );
  return new Set(rows.map(({ variantId }) => createVariantId({ productId, variantId })));
}
