import { invalidate } from '#db/cache-tags.ts';
import type { Database, Transaction } from '#db/connection.ts';
import { learnSearchWordsLast } from '#db/learn-search-words.ts';
import {
  changedFields,
  changeFields,
  type GivenFields,
  tidyCategories,
} from '#domain/products/product-fields.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { storePolicy } from '../stock/movement-queries.ts';
import { mergeStock } from './correct-stock.ts';
import { correctedBy } from './corrected-by.ts';
import { auditedChanges, presentStaffProduct } from './present-staff-product.ts';
import {
  PRODUCT_NOT_FOUND,
  refuseBelowZero,
  refuseInsecurePictures,
  refuseLimits,
  refuseNoDiscount,
  refuseSchedule,
  refuseTooManyPrices,
} from './product-refusals.ts';
import { findChosen } from './related/find-chosen.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { lockProduct, type StaffProduct, updateProductRow } from './staff-product-queries.ts';
import { refuseByVariants } from './variants/refuse-by-variants.ts';
import { setOnlyVariantCount } from './variants/set-only-variant-count.ts';
import { summarizePrices } from './variants/summarize-prices.ts';

/** Fields that the prices of variants follow. */
const PRICED_BY = new Set<string>(['price', 'discountPrice', 'options']);

type Change = {
  fields: GivenFields;
  version?: number | undefined;
  stockSeen?: number | null | undefined;
};
type By = { staff: Staff; now: Date };

/**
 * Changes the given fields of a product. Refuses if the product has a newer version than `version`; without
 * it the last change wins. Sales change the stock without a new version: its difference to `stockSeen` is
 * applied.
 */
export async function changeProduct(db: Database, id: string, change: Change, by: By): Promise<SavedProduct> {
  return await saveProduct(db, change.fields.sku ?? '', async (tx) =>
    changeProductIn(tx, await lockProduct(tx, id), change, by),
  );
}

/** Changes a locked product within a transaction, which the caller undoes after a refusal. */
export async function changeProductIn(
  tx: Transaction,
  before: StaffProduct | null,
  { fields, version, stockSeen }: Change,
  { staff, now }: By,
): Promise<SavedProduct> {
  if (!before || before.deletedAt) return PRODUCT_NOT_FOUND;
  const { id } = before;
  if (version !== undefined && version !== before.version) {
    const who = (await findLastActor(tx, 'product.update', id)) ?? 'Someone else';
    const product = presentStaffProduct(before);
    return refuse('conflict', `${who} has changed this product meanwhile.`, { product });
  }
  const stock =
    fields.stock === undefined || stockSeen === undefined
      ? fields.stock
      : mergeStock(before, { seen: stockSeen, count: fields.stock });
  if (stock && typeof stock === 'object') return stock;
  const refused = refuseByVariants(before, { ...fields, stock });
  if (refused) return refused;
  const after = { ...before, ...changeFields(before, { ...fields, stock }) };
  after.categories = tidyCategories(after.category, after.categories ?? []);
  const negative = stockSeen === undefined ? refuseBelowZero({ ...after, stock: before.stock }, stock) : null;
  if (negative) return negative;
  const changed = changedFields(before, after);
  if (changed.length === 0) return { ok: true, product: before };
  const { related, refusal: unknown } = await findChosen(tx, before, after);
  const refusal =
    refuseNoDiscount(after, changed) ??
    refuseInsecurePictures(before, after) ??
    refuseTooManyPrices(after) ??
    refuseSchedule(after) ??
    refuseLimits(after) ??
    unknown;
  if (refusal) return refusal;

  await updateProductRow(tx, after, changed);
  if (changed.includes('inventoryPolicy')) await storePolicy(tx, id, after.inventoryPolicy === 'continue');
  if (changed.includes('stock')) await setOnlyVariantCount(tx, before, after.stock, correctedBy(staff, now));
  if (changed.some((field) => PRICED_BY.has(field))) await summarizePrices(tx, id);
  await learnSearchWordsLast(tx, [id]);
  await invalidate(tx, ['catalogue', `product:${id}`]);
  const difference = auditedChanges(before, after, changed);
  await writeAudit(tx, { staff, action: 'product.update', subjectId: id, ...difference }, now);
  return { ok: true, product: { ...after, related, version: before.version + 1 } };
}
