import type { ProductImportRow } from '#contract/calls/product-import.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import type { Seed } from '../../http/idempotency.ts';
import type { Staff } from '../../http/staff.ts';
import { readImports } from './present-imports.ts';
import {
  findImport,
  lockChange,
  markChangeUndone,
  markUndone,
  selectChangesLeft,
} from './recorded-import-queries.ts';
import { UndoRefused, undoProduct } from './undo-product.ts';

type By = { staff: Staff; now: () => Date; seed: Seed };

/** Products that one request undoes: it ends in time, and the next one goes on. */
const MOST = 200;

/**
 * Undoes an import product by product, each in a transaction of its own. What was changed after it stays, and
 * is named. An import that stopped half-way is undone as far as it got; it cannot go on afterwards.
 */
export async function undoImport(
  db: Database,
  id: string,
  { most = MOST, ...by }: By & { most?: number },
): Promise<{ ok: true; row: ProductImportRow } | Refusal> {
  if (!(await findImport(db, id))) return refuse('not_found', 'Import not found');
  await inTransaction(db, async (tx) => {
    const at = by.now();
    if (!(await markUndone(tx, id, { at, by: by.staff.email }))) return;
    await writeAudit(tx, { staff: by.staff, action: 'product.undo_import', subjectId: id }, at);
  });
  for (const productId of await selectChangesLeft(db, id, most)) await undoOne(db, { id, productId }, by);
  const [row] = await readImports(db, { only: id });
  if (!row) throw new Error(`Import ${id} is not there after it was undone`);
  return { ok: true, row };
}

async function undoOne(
  db: Database,
  { id, productId }: { id: string; productId: string },
  by: By,
): Promise<void> {
  const note = async (refusal: string | null) =>
    inTransaction(db, async (tx) => {
      const change = await lockChange(tx, id, productId);
      if (!change) return;
      const at = by.now();
      const kept = refusal ?? (await undoProduct(tx, change, { ...by, now: at }));
      await markChangeUndone(tx, change, { at, kept });
    });
  try {
    await note(null);
  } catch (error) {
    const isTaken = isDuplicate(error, 'products_sku') || isDuplicate(error, 'variants_sku');
    if (!isTaken && !(error instanceof UndoRefused)) throw error;
    await note(error instanceof UndoRefused ? error.message : 'Its former SKU belongs to another product');
  }
}
