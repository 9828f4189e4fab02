import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { learnSearchWords } from '#db/learn-search-words.ts';
import { productIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import { type GivenDraft, newProduct, type ProductDraft } from '#domain/products/product-draft.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Refusal } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { auditedDraft } from './present-staff-product.ts';
import { refuseNoDiscount, refuseTakenSku, refuseTooManyPrices } from './product-refusals.ts';
import { findStaffProduct, insertProduct, SKU_INDEX, type StaffProduct } from './staff-product-queries.ts';

type Creation = { staff: Staff; seed: Seed; now: Date };

/** Adds a product to the catalogue. Its id follows from the seed: the same request sent again adds nothing. */
export async function createProduct(
  db: Database,
  given: GivenDraft & { price: Cents },
  { staff, seed, now }: Creation,
): Promise<{ ok: true; product: StaffProduct } | Refusal> {
  const draft = newProduct(given, now);
  const refusal = refuseNoDiscount(draft) ?? refuseTooManyPrices(draft);
  if (refusal) return refusal;
  try {
    return { ok: true, product: await insert(db, draft, { staff, seed, now }) };
  } catch (error) {
    if (isDuplicate(error, SKU_INDEX)) return await refuseTakenSku(db, draft.sku);
    throw error;
  }
}

async function insert(
  db: Database,
  draft: ProductDraft,
  { staff, seed, now }: Creation,
): Promise<StaffProduct> {
  const id = productIdFrom(draft.name, seed);
  return await inTransaction(db, async (tx) => {
    if (await insertProduct(tx, { id, draft, createdAt: now })) {
      await learnSearchWords(tx, [id]);
      await raiseCatalogueVersion(tx);
      await writeAudit(
        tx,
        { staff, action: 'product.create', subjectId: id, after: auditedDraft(draft) },
        now,
      );
    }
    const created = await findStaffProduct(tx, id);
    if (!created) throw new Error(`Product ${id} is not there after it was added`);
    return created;
  });
}
