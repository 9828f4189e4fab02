import { invalidate } from '#db/cache-tags.ts';
import type { Database, Transaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { PRODUCT_NOT_FOUND } from './product-refusals.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { findStaffProduct, lockProduct, setDeletedAt } from './staff-product-queries.ts';

type Change = { staff: Staff; now: Date };

/** Hides a product from the shop. Its row, its reviews and its orders stay. */
export async function deleteProduct(db: Database, id: string, change: Change): Promise<SavedProduct> {
  return await setDeleted(db, id, true, change);
}

/** Shows a deleted product again; does nothing to any other. */
export async function restoreProduct(db: Database, id: string, change: Change): Promise<SavedProduct> {
  return await setDeleted(db, id, false, change);
}

async function setDeleted(db: Database, id: string, deleted: boolean, { staff, now }: Change) {
  const sku = (await findStaffProduct(db, id))?.sku ?? '';
  return await saveProduct(db, sku, (tx) => setDeletedIn(tx, id, deleted, { staff, now }));
}

/** Deletes or restores a product within a transaction. */
export async function setDeletedIn(
  tx: Transaction,
  id: string,
  deleted: boolean,
  { staff, now }: Change,
): Promise<SavedProduct> {
  const product = await lockProduct(tx, id);
  if (!product || (deleted && product.deletedAt)) return PRODUCT_NOT_FOUND;
  if (!deleted && !product.deletedAt) return { ok: true, product };
  const deletedAt = deleted ? now : null;
  await setDeletedAt(tx, id, deletedAt);
  await invalidate(tx, ['catalogue', `product:${id}`]);
  const action = deleted ? 'product.delete' : 'product.restore';
  const difference = { before: { deleted: !deleted }, after: { deleted } };
  await writeAudit(tx, { staff, action, subjectId: id, ...difference }, now);
  return { ok: true, product: { ...product, deletedAt, version: product.version + 1 } };
}
