import { sql } from 'drizzle-orm';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { products as productTable } from '#db/schema/index.ts';
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
    // Concurrent seeds wait.
    await tx.execute(sql`lock table ${productTable} in share row exclusive mode`);
    const products = await addDemoCatalogue(tx, now);
    if (products === 0) return refuse('conflict', 'The shop has, or had, products already.');
    await invalidate(tx, ['catalogue']);
    await writeAudit(tx, { staff, action: 'product.seed', subjectId: 'catalogue', after: { products } }, now);
    return { ok: true, products };
  });
}
