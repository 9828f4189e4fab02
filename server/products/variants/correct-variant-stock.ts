import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { formatCount } from '#domain/counts.ts';
import { MAX_STOCK } from '#domain/limits.ts';
import { countOnHand } from '#domain/products/stock.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { type Count, mergeCount } from '#domain/stock/merge-count.ts';
import type { ChangeKind, StockCause } from '#domain/stock/movement.ts';
import { writeAudits } from '../../audit/write-audit.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import type { Staff } from '../../http/staff.ts';
import { changeCount, setCount } from '../../stock/move-stock.ts';
import { storeCounts, sumStock } from '../../stock/movement-queries.ts';
import { listStockTags } from '../../stock/stock-tags.ts';
import { correctedBy } from '../corrected-by.ts';
import { refuseUncounted } from '../product-refusals.ts';
import type { StaffProduct } from '../staff-product-queries.ts';
import { VARIANT_NOT_FOUND } from './change-variants.ts';
import { presentStaffVariant } from './present-variant.ts';
import { lockVariant, type VariantOfProduct } from './variant-queries.ts';

/** By a difference, or by the count that was seen and the new one. */
export type VariantCorrection = { change: number; kind: ChangeKind } | { seen: Count; count: Count };

type By = { staff: Staff; now: Date; cause: StockCause };

type Corrected =
  | { ok: true; stock: Count /** By sales and others, since it was seen. */; meanwhile: number }
  | Refusal;

/** Corrects the stock of a variant by a difference; null as a count stops counting (model V4). */
export async function correctVariantStock(
  db: Database,
  id: string,
  { reason, ...correction }: VariantCorrection & { reason?: string | undefined },
  { staff, now }: { staff: Staff; now: Date },
): Promise<Corrected> {
  const by = { staff, now, cause: correctedBy(staff, now, reason) };
  return await inTransaction(db, (tx) => correctVariantStockIn(tx, id, correction, by));
}

/**
 * Sets the counts of variants of a locked product, within a transaction, which the caller undoes after a
 * refusal; it names them by their places ('variants.0.stock').
 */
export async function setVariantCountsIn(
  tx: Transaction,
  product: StaffProduct,
  corrections: readonly { id: string; seen: Count; count: Count }[],
  by: By,
): Promise<{ ok: true } | Refusal> {
  const variantById = new Map(product.variants.map((variant) => [variant.id, variant]));
  const changes: StockChange[] = [];
  for (const [place, { id, ...correction }] of corrections.entries()) {
    const variant = variantById.get(id);
    if (!variant) return VARIANT_NOT_FOUND;
    const stock = correctedStock({ product, variant }, correction);
    if (stock !== null && typeof stock === 'object') {
      const { code, message } = stock.refusal;
      return refuse(code, message, { fields: { [`variants.${place}.stock`]: message } });
    }
    const before = countOnHand(variant);
    if (stock !== before) changes.push({ variant, before, after: stock });
  }
  if (changes.length === 0) return { ok: true };
  await storeCounts(tx, new Map(changes.map(({ variant, after }) => [variant.id, after])), by.cause);
  await sumStock(tx, product.id);
  await record(tx, product.id, changes, by);
  return { ok: true };
}

async function correctVariantStockIn(
  tx: Transaction,
  id: string,
  correction: VariantCorrection,
  by: By,
): Promise<Corrected> {
  const locked = await lockVariant(tx, id);
  if (!locked) return VARIANT_NOT_FOUND;
  const { product, variant } = locked;
  const before = countOnHand(variant);
  const stock = correctedStock(locked, correction);
  if (stock !== null && typeof stock === 'object') return stock;
  if (stock !== before) {
    const place = { id, productId: product.id };
    if ('change' in correction) await changeCount(tx, place, correction.change, correction.kind, by.cause);
    else await setCount(tx, place, stock, by.cause);
    await record(tx, product.id, [{ variant, before, after: stock }], by);
  }
  const seen = 'seen' in correction ? correction.seen : before;
  return { ok: true, stock, meanwhile: seen === null || before === null ? 0 : before - seen };
}

type StockChange = { variant: Variant; before: Count; after: Count };

async function record(
  tx: Transaction,
  productId: string,
  changes: readonly StockChange[],
  { staff, now }: By,
): Promise<void> {
  await invalidate(
    tx,
    changes.flatMap(({ before, after }) => listStockTags({ productId, before, after })),
  );
  const entries = changes.map(({ variant, before, after }) => {
    const name = describeVariant(variant.options);
    return {
      staff,
      action: 'product.stock' as const,
      subjectId: productId,
      before: { ...(name && { variant: name }), stock: before },
      after: { ...(name && { variant: name }), stock: after },
    };
  });
  await writeAudits(tx, entries, now);
}

function correctedStock(locked: VariantOfProduct, correction: VariantCorrection): Count | Refusal {
  const stock = countOnHand(locked.variant);
  const sellsOn = locked.product.inventoryPolicy === 'continue';
  if ('change' in correction) {
    if (stock === null)
      return refuseUncounted(nameVariant(locked), {
        variant: presentStaffVariant(locked.product, locked.variant),
      });
    if (stock + correction.change < 0 && correction.change < 0 && !sellsOn)
      return refuseAt('change', `Only ${formatCount(stock)} of ${nameVariant(locked)} are left.`, locked);
    return limited(stock + correction.change);
  }
  const merged = mergeCount(stock, correction, sellsOn);
  if (merged.ok) return limited(merged.count);
  const { seen, count } = correction;
  const since = `It was ${countText(seen)} when you began and is ${countText(stock)} now`;
  if (merged.reason === 'incomparable') return refuseAt('stock', `${since}.`, locked);
  const gone = formatCount((seen ?? 0) - (stock ?? 0));
  const takenOff = formatCount((seen ?? 0) - (count ?? 0));
  const message = `${since}: ${gone} were sold or taken off meanwhile, so ${takenOff} cannot be taken off.`;
  return refuseAt('stock', message, locked);
}

function limited(count: Count): Count | Refusal {
  if (count === null || count <= MAX_STOCK) return count;
  const message = `Stock can be at most ${formatCount(MAX_STOCK)}`;
  return refuse('invalid', message, { fields: { stock: message } });
}

function refuseAt(field: string, message: string, { product, variant }: VariantOfProduct): Refusal {
  const fields = { [field]: message };
  return refuse('conflict', message, { variant: presentStaffVariant(product, variant), fields });
}

function nameVariant({ product, variant }: VariantOfProduct): string {
  const described = describeVariant(variant.options);
  return described ? `${product.name} (${described})` : product.name;
}

function countText(stock: Count): string {
  return stock === null ? 'not counted' : formatCount(stock);
}
