import { invalidate } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import { learnSearchWords } from '#db/learn-search-words.ts';
import { changedFields, changeFields, type GivenFields } from '#domain/products/product-fields.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { setCount } from '../stock/move-stock.ts';
import { mergeStock } from './correct-stock.ts';
import { correctedBy } from './corrected-by.ts';
import { auditedFields, presentStaffProduct } from './present-staff-product.ts';
import {
  PRODUCT_NOT_FOUND,
  refuseInsecurePictures,
  refuseNoDiscount,
  refuseTooManyPrices,
} from './product-refusals.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { lockProduct, updateProductRow } from './staff-product-queries.ts';

type Change = { given: GivenFields; version: number | undefined; stockSeen: number | null | undefined };

/**
 * Changes the given fields of a product. Refuses if the product has a newer version than `version`; without
 * it the last change wins. Sales change the stock without a new version: its difference to `stockSeen` is
 * applied.
 */
export async function changeProduct(
  db: Database,
  id: string,
  { given, version, stockSeen }: Change,
  { staff, now }: { staff: Staff; now: Date },
): Promise<SavedProduct> {
  return await saveProduct(db, given.sku ?? '', async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before || before.deletedAt) return PRODUCT_NOT_FOUND;
    if (version !== undefined && version !== before.version) {
      const who = (await findLastActor(tx, 'product.update', id)) ?? 'Someone else';
      const product = presentStaffProduct(before);
      return refuse('conflict', `${who} has changed this product meanwhile.`, { product });
    }
    const stock =
      given.stock === undefined || stockSeen === undefined
        ? given.stock
        : mergeStock(before, { seen: stockSeen, count: given.stock });
    if (stock && typeof stock === 'object') return stock;
    const after = { ...before, ...changeFields(before, { ...given, stock }) };
    const changed = changedFields(before, after);
    if (changed.length === 0) return { ok: true, product: before };
    const refusal =
      refuseNoDiscount(after, changed) ?? refuseInsecurePictures(before, after) ?? refuseTooManyPrices(after);
    if (refusal) return refusal;

    await updateProductRow(tx, after, changed);
    if (changed.includes('stock')) await setCount(tx, id, after.stock, correctedBy(staff, now));
    await learnSearchWords(tx, [id]);
    await invalidate(tx, ['catalogue', `product:${id}`]);
    const difference = { before: auditedFields(before, changed), after: auditedFields(after, changed) };
    await writeAudit(tx, { staff, action: 'product.update', subjectId: id, ...difference }, now);
    return { ok: true, product: { ...after, version: before.version + 1 } };
  });
}
