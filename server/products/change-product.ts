import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { learnSearchWords } from '#db/learn-search-words.ts';
import { changedFields, changeFields, type GivenFields } from '#domain/products/product-fields.ts';
import { findLastActor } from '../audit/last-actor-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { auditedFields, presentStaffProduct } from './present-staff-product.ts';
import {
  PRODUCT_NOT_FOUND,
  refuseInsecurePictures,
  refuseNoDiscount,
  refuseOtherStock,
  refuseTakenSku,
  refuseTooManyPrices,
} from './product-refusals.ts';
import { lockProduct, SKU_INDEX, type StaffProduct, updateProductRow } from './staff-product-queries.ts';

type Change = { given: GivenFields; version: number | undefined; stockSeen: number | null | undefined };

/**
 * Changes what is given of a product. With `version`, the one the sender saw, what somebody else has changed
 * since is not overwritten unseen; without it the last one wins, for exactly the fields that are given. A
 * stock is compared with the one the sender saw by itself, because sales change it without a new version.
 */
export async function changeProduct(
  db: Database,
  id: string,
  { given, version, stockSeen }: Change,
  { staff, now }: { staff: Staff; now: Date },
): Promise<{ ok: true; product: StaffProduct } | Refusal> {
  const change = inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before || before.deletedAt) return PRODUCT_NOT_FOUND;
    if (version !== undefined && version !== before.version) {
      const who = (await findLastActor(tx, 'product.update', id)) ?? 'Someone else';
      const product = presentStaffProduct(before);
      return refuse('conflict', `${who} has changed this product meanwhile.`, { product });
    }
    const otherStock = refuseOtherStock(before, { stock: given.stock, stockSeen });
    if (otherStock) return otherStock;
    const after = { ...before, ...changeFields(before, given) };
    const changed = changedFields(before, after);
    if (changed.length === 0) return { ok: true as const, product: before };
    const refusal =
      refuseNoDiscount(after, changed) ?? refuseInsecurePictures(before, after) ?? refuseTooManyPrices(after);
    if (refusal) return refusal;

    await updateProductRow(tx, after, changed);
    await learnSearchWords(tx, [id]);
    await raiseCatalogueVersion(tx);
    const difference = { before: auditedFields(before, changed), after: auditedFields(after, changed) };
    await writeAudit(tx, { staff, action: 'product.update', subjectId: id, ...difference }, now);
    return { ok: true as const, product: { ...after, version: before.version + 1 } };
  });
  return await change.catch(async (error: unknown) => {
    if (given.sku !== undefined && isDuplicate(error, SKU_INDEX)) return await refuseTakenSku(db, given.sku);
    throw error;
  });
}
