import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { PRODUCT_NOT_FOUND, refuseTakenSku } from './product-refusals.ts';
import {
  findStaffProduct,
  lockProduct,
  SKU_INDEX,
  type StaffProduct,
  setProductDeleted,
} from './staff-product-queries.ts';

type Change = { staff: Staff; now: Date };

/** Hides a product from the shop. Its row, its reviews and the orders of it stay. */
export async function deleteProduct(
  db: Database,
  id: string,
  { staff, now }: Change,
): Promise<{ ok: true; deletedAt: Date } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, id);
    if (!product || product.deletedAt) return PRODUCT_NOT_FOUND;
    await setProductDeleted(tx, id, now);
    await raiseCatalogueVersion(tx);
    const difference = { before: { deleted: false }, after: { deleted: true } };
    await writeAudit(tx, { staff, action: 'product.delete', subjectId: id, ...difference }, now);
    return { ok: true, deletedAt: now };
  });
}

/**
 * Shows a deleted product again; one that is there stays as it is. Refused where its SKU was given to another
 * meanwhile.
 */
export async function restoreProduct(
  db: Database,
  id: string,
  { staff, now }: Change,
): Promise<{ ok: true; product: StaffProduct } | Refusal> {
  const restore = inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, id);
    if (!product) return PRODUCT_NOT_FOUND;
    if (!product.deletedAt) return { ok: true as const, product };
    await setProductDeleted(tx, id, null);
    await raiseCatalogueVersion(tx);
    const difference = { before: { deleted: true }, after: { deleted: false } };
    await writeAudit(tx, { staff, action: 'product.restore', subjectId: id, ...difference }, now);
    return { ok: true as const, product: { ...product, deletedAt: null, version: product.version + 1 } };
  });
  return await restore.catch(async (error: unknown) => {
    if (!isDuplicate(error, SKU_INDEX)) throw error;
    const product = await findStaffProduct(db, id);
    return await refuseTakenSku(db, product?.sku ?? '');
  });
}
