import type { Connection } from '#db/connection.ts';
import { LIMITS } from '#domain/limits.ts';
import { inParts } from '../../csv/in-parts.ts';
import { readCell } from '../../http/csv-cell.ts';
import type { ProductRows } from './group-rows.ts';
import { shortDigest } from './handles.ts';
import { type SkuOwner, selectSkuOwners } from './import-queries.ts';

/** The owner of a SKU: a variant of a product by its combination, or the product. */
type Holder = { productId: string; variantId: string | null; combination: string | null };

/**
 * The SKUs of products and variants, and those taken by earlier rows. In a file of Shopify several variants
 * may have the same SKU; here each has its own.
 */
export class Skus {
  readonly #owners: ReadonlyMap<string, readonly SkuOwner[]>;
  readonly #taken = new Map<string, Holder>();

  constructor(owners: readonly SkuOwner[]) {
    this.#owners = Map.groupBy(owners, ({ sku }) => sku);
  }

  /** False if another variant or product has the SKU, or an earlier row. */
  take(sku: string, holder: Holder): boolean {
    const { productId, variantId } = holder;
    const isOther = (owner: SkuOwner) =>
      owner.productId !== productId || (owner.variantId !== null && owner.variantId !== variantId);
    const taken = this.#taken.get(sku);
    if (this.#owners.get(sku)?.some(isOther) || (taken && !isSame(taken, holder))) return false;
    this.#taken.set(sku, holder);
    return true;
  }

  /** Returns a SKU for a new product without one: its handle, with a suffix if that is taken. */
  ofNewProduct(handle: string): string {
    const sku = deriveSku(handle);
    const isFree = this.take(sku, { productId: handle, variantId: null, combination: null });
    return isFree ? sku : `${sku.slice(0, LIMITS.line - 9)}-${shortDigest(handle).toUpperCase()}`;
  }
}

/** Reads the owners of the SKUs in the rows of products. */
export async function readSkus(db: Connection, products: readonly ProductRows[]): Promise<Skus> {
  const requiredSkus = new Set(
    products.flatMap(({ handle, rows }) => [
      deriveSku(handle),
      ...rows.flatMap(({ cells }) => (cells.sku ? [readCell(cells.sku)] : [])),
    ]),
  );
  const owners: SkuOwner[] = [];
  for (const skus of inParts([...requiredSkus])) owners.push(...(await selectSkuOwners(db, skus)));
  return new Skus(owners);
}

function deriveSku(handle: string): string {
  return handle.toUpperCase().slice(0, LIMITS.line);
}

/** A product has the SKU of its only variant. */
function isSame(one: Holder, other: Holder): boolean {
  if (one.productId !== other.productId) return false;
  return one.combination === null || other.combination === null || one.combination === other.combination;
}
