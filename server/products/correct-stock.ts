import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { formatCount } from '#domain/counts.ts';
import { MAX_STOCK } from '#domain/limits.ts';
import { isAvailable, limitSale } from '#domain/products/stock.ts';
import { type Count, mergeCount } from '#domain/stock/merge-count.ts';
import type { ChangeKind, StockCause } from '#domain/stock/movement.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { changeCount, setCount } from '../stock/move-stock.ts';
import { listStockTags } from '../stock/stock-tags.ts';
import { correctedBy } from './corrected-by.ts';
import {
  PRODUCT_NOT_FOUND,
  refuseBelowZero,
  refuseCorrection,
  refuseOtherStock,
  refuseUncounted,
} from './product-refusals.ts';
import { lockProduct, type StaffProduct } from './staff-product-queries.ts';
import { refuseStockOfVariants } from './variants/refuse-by-variants.ts';
import { onlyVariant } from './variants/set-only-variant-count.ts';

/** By a difference, by the count that was seen and the new one, or absolutely. */
export type Correction =
  | { change: number; kind: ChangeKind }
  | { seen: Count; count: Count }
  | { stock: Count; stockSeen?: Count | undefined };

type Corrected =
  | {
      ok: true;
      stock: Count;
      availability: boolean /** By sales and others, since it was seen. */;
      meanwhile: number;
    }
  | Refusal;

/** Corrects the stock; null as a count stops counting. Refuses what would make it negative. */
export async function correctStock(
  db: Database,
  id: string,
  { reason, ...correction }: Correction & { reason?: string | undefined },
  { staff, now }: { staff: Staff; now: Date },
): Promise<Corrected> {
  return await inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before || before.deletedAt) return PRODUCT_NOT_FOUND;
    const refused = refuseStockOfVariants(before);
    if (refused) return refused;
    const stock = correctedStock(before, correction);
    if (stock !== null && typeof stock === 'object') return stock;
    if (before.stock !== stock) {
      await store(tx, before, { stock, correction, cause: correctedBy(staff, now, reason) });
      await invalidate(tx, listStockTags({ productId: id, before: before.stock, after: stock }));
      const difference = { before: { stock: before.stock }, after: { stock } };
      await writeAudit(tx, { staff, action: 'product.stock', subjectId: id, ...difference }, now);
    }
    const seen = 'seen' in correction ? correction.seen : before.stock;
    const meanwhile = seen === null || before.stock === null ? 0 : before.stock - seen;
    return {
      ok: true,
      stock,
      availability: isAvailable({ ...before, stock: limitSale(before, stock) }),
      meanwhile,
    };
  });
}

function correctedStock(before: StaffProduct, correction: Correction): Count | Refusal {
  if ('stock' in correction)
    return (
      refuseOtherStock(before, correction) ?? refuseBelowZero(before, correction.stock) ?? correction.stock
    );
  if ('change' in correction) return changedStock(before, correction.change);
  return mergeStock(before, correction);
}

/** Returns the stock after a correction of the one that was seen. */
export function mergeStock(before: StaffProduct, correction: { seen: Count; count: Count }): Count | Refusal {
  const merged = mergeCount(before.stock, correction, before.inventoryPolicy === 'continue');
  if (!merged.ok)
    return refuseCorrection(before, correction.seen, { count: correction.count ?? 0, reason: merged.reason });
  return merged.count !== null && merged.count > MAX_STOCK ? TOO_MANY : merged.count;
}

function changedStock({ name, stock, inventoryPolicy }: StaffProduct, change: number): number | Refusal {
  if (stock === null) return refuseUncounted(name);
  if (stock + change < 0 && change < 0 && inventoryPolicy !== 'continue')
    return refuseChange(`Only ${formatCount(stock)} of ${name} are left.`);
  return stock + change > MAX_STOCK ? TOO_MANY : stock + change;
}

function refuseChange(message: string): Refusal {
  return refuse('conflict', message, { fields: { change: message } });
}

const MOST = `Stock can be at most ${formatCount(MAX_STOCK)}`;
const TOO_MANY = refuse('invalid', MOST, { fields: { stock: MOST } });

async function store(
  tx: Transaction,
  product: StaffProduct,
  { stock, correction, cause }: { stock: Count; correction: Correction; cause: StockCause },
): Promise<void> {
  const variant = { id: onlyVariant(product).id, productId: product.id };
  if ('change' in correction) await changeCount(tx, variant, correction.change, correction.kind, cause);
  else await setCount(tx, variant, stock, cause);
}
