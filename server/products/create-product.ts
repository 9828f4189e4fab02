import { invalidate } from '#db/cache-tags.ts';
import type { Database, Transaction } from '#db/connection.ts';
import { learnSearchWords } from '#db/learn-search-words.ts';
import { productIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import { type GivenFields, newProduct, type ProductFields } from '#domain/products/product-fields.ts';
import { firstVariantId } from '#domain/products/variants/variant.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Refusal } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { setCount } from '../stock/move-stock.ts';
import { correctedBy } from './corrected-by.ts';
import { auditedFields } from './present-staff-product.ts';
import {
  refuseBelowZero,
  refuseLimits,
  refuseNoDiscount,
  refuseSchedule,
  refuseTooManyPrices,
} from './product-refusals.ts';
import { findChosen } from './related/find-chosen.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { findStaffProduct, insertProduct } from './staff-product-queries.ts';

type NewFields = GivenFields & { price: Cents };
type By = { staff: Staff; now: Date };

/** Adds a product to the catalogue, once for each `seed`. */
export async function createProduct(
  db: Database,
  input: NewFields,
  { seed, ...by }: By & { seed: Seed },
): Promise<SavedProduct> {
  const fields = newProduct(input, by.now);
  const id = productIdFrom(fields.name, seed);
  return await saveProduct(db, fields.sku, async (tx) => {
    const inserted = await insertProductIn(tx, id, fields, by);
    if (inserted && !inserted.ok) return inserted;
    const product = await findStaffProduct(tx, id);
    if (!product) throw new Error(`Product ${id} is not there after it was added`);
    return { ok: true, product };
  });
}

/** Adds a product with this id, within a transaction; null if one has it already. */
export async function createProductIn(
  tx: Transaction,
  id: string,
  input: NewFields,
  by: By,
): Promise<{ ok: true } | Refusal | null> {
  return await insertProductIn(tx, id, newProduct(input, by.now), by);
}

async function insertProductIn(
  tx: Transaction,
  id: string,
  fields: ProductFields,
  { staff, now }: By,
): Promise<{ ok: true } | Refusal | null> {
  const { refusal: unknown } = await findChosen(tx, { id }, fields);
  const refusal =
    refuseBelowZero({ ...fields, stock: null }, fields.stock) ??
    refuseNoDiscount(fields) ??
    refuseTooManyPrices(fields) ??
    refuseSchedule(fields) ??
    refuseLimits(fields) ??
    unknown;
  if (refusal) return refusal;
  if (!(await insertProduct(tx, { id, fields, createdAt: now }))) return null;
  if (fields.stock !== null)
    await setCount(tx, { id: firstVariantId(id), productId: id }, fields.stock, correctedBy(staff, now));
  await learnSearchWords(tx, [id]);
  await invalidate(tx, ['catalogue', `product:${id}`]);
  const after = auditedFields(fields);
  await writeAudit(tx, { staff, action: 'product.create', subjectId: id, after }, now);
  return { ok: true };
}
