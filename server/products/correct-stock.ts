import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { setCount } from '../stock/move-stock.ts';
import { correctedBy } from './corrected-by.ts';
import { PRODUCT_NOT_FOUND, refuseOtherStock } from './product-refusals.ts';
import { lockProduct } from './staff-product-queries.ts';

/** Sets the stock, or stops counting it with null. Refuses if it is not `stockSeen` any more. */
export async function correctStock(
  db: Database,
  id: string,
  { stock, stockSeen }: { stock: number | null; stockSeen?: number | null | undefined },
  { staff, now }: { staff: Staff; now: Date },
): Promise<{ ok: true; stock: number | null; availability: boolean } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before || before.deletedAt) return PRODUCT_NOT_FOUND;
    const refusal = refuseOtherStock(before, { stock, stockSeen });
    if (refusal) return refusal;
    const updated = await setCount(tx, id, stock, correctedBy(staff, now));
    if (!updated) return PRODUCT_NOT_FOUND;
    await raiseCatalogueVersion(tx);
    if (before.stock !== stock) {
      const difference = { before: { stock: before.stock }, after: { stock } };
      await writeAudit(tx, { staff, action: 'product.stock', subjectId: id, ...difference }, now);
    }
    return { ok: true, ...updated };
  });
}
