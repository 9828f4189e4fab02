import { raiseCatalogueVersionNow } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { addDemoCatalogue } from '#db/seed-demo.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';

/** Fills a shop that never had a product with the demo catalogue. */
export async function seedCatalogue(
  db: Database,
  { staff, now }: { staff: Staff; now: Date },
): Promise<{ ok: true; products: number } | Refusal> {
  return await inTransaction(db, async (tx) => {
    // First: its row lock makes concurrent seeds wait.
    await raiseCatalogueVersionNow(tx);
    const products = await addDemoCatalogue(tx, now);
    if (products === 0) return refuse('conflict', 'The shop has, or had, products already.');
    await writeAudit(tx, { staff, action: 'product.seed', subjectId: 'catalogue', after: { products } }, now);
    return { ok: true, products };
  });
}
