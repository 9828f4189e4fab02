import { invalidate } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import { learnSearchWords } from '#db/learn-search-words.ts';
import { productIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import { type GivenFields, newProduct } from '#domain/products/product-fields.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { setCount } from '../stock/move-stock.ts';
import { correctedBy } from './corrected-by.ts';
import { auditedFields } from './present-staff-product.ts';
import { refuseNoDiscount, refuseTooManyPrices } from './product-refusals.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { findStaffProduct, insertProduct } from './staff-product-queries.ts';

/** Adds a product to the catalogue, once for each `seed`. */
export async function createProduct(
  db: Database,
  given: GivenFields & { price: Cents },
  { staff, seed, now }: { staff: Staff; seed: Seed; now: Date },
): Promise<SavedProduct> {
  const fields = newProduct(given, now);
  const refusal = refuseNoDiscount(fields) ?? refuseTooManyPrices(fields);
  if (refusal) return refusal;
  const id = productIdFrom(fields.name, seed);
  return await saveProduct(db, fields.sku, async (tx) => {
    if (await insertProduct(tx, { id, fields, createdAt: now })) {
      if (fields.stock !== null) await setCount(tx, id, fields.stock, correctedBy(staff, now));
      await learnSearchWords(tx, [id]);
      await invalidate(tx, ['catalogue', `product:${id}`]);
      const after = auditedFields(fields);
      await writeAudit(tx, { staff, action: 'product.create', subjectId: id, after }, now);
    }
    const product = await findStaffProduct(tx, id);
    if (!product) throw new Error(`Product ${id} is not there after it was added`);
    return { ok: true, product };
  });
}
