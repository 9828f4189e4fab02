import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { learnSearchWords } from '#db/learn-search-words.ts';
import { productIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import { type GivenFields, newProduct, type ProductFields } from '#domain/products/product-fields.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Refusal } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { auditedFields } from './present-staff-product.ts';
import { refuseNoDiscount, refuseTakenSku, refuseTooManyPrices } from './product-refusals.ts';
import { findStaffProduct, insertProduct, SKU_INDEX, type StaffProduct } from './staff-product-queries.ts';

type Creation = { staff: Staff; seed: Seed; now: Date };

/**
 * Adds a product to the catalogue. Its id follows from the seed: the same request sent again adds nothing.
 */
export async function createProduct(
  db: Database,
  given: GivenFields & { price: Cents },
  { staff, seed, now }: Creation,
): Promise<{ ok: true; product: StaffProduct } | Refusal> {
  const product = newProduct(given, now);
  const refusal = refuseNoDiscount(product) ?? refuseTooManyPrices(product);
  if (refusal) return refusal;
  try {
    return { ok: true, product: await insert(db, product, { staff, seed, now }) };
  } catch (error) {
    if (isDuplicate(error, SKU_INDEX)) return await refuseTakenSku(db, product.sku);
    throw error;
  }
}

async function insert(
  db: Database,
  product: ProductFields,
  { staff, seed, now }: Creation,
): Promise<StaffProduct> {
  const id = productIdFrom(product.name, seed);
  return await inTransaction(db, async (tx) => {
    if (await insertProduct(tx, { id, fields: product, createdAt: now })) {
      await learnSearchWords(tx, [id]);
      await raiseCatalogueVersion(tx);
      await writeAudit(
        tx,
        { staff, action: 'product.create', subjectId: id, after: auditedFields(product) },
        now,
      );
    }
    const created = await findStaffProduct(tx, id);
    if (!created) throw new Error(`Product ${id} is not there after it was added`);
    return created;
  });
}
