import { invalidate } from '#db/cache-tags.ts';
import type { Database, Transaction } from '#db/connection.ts';
import { learnSearchWordsLast } from '#db/learn-search-words.ts';
import { productIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import { type GivenFields, newProduct } from '#domain/products/product-fields.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { writeAudits } from '../audit/write-audit.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { insertNewVariants } from '../stock/movement-queries.ts';
import { correctedBy } from './corrected-by.ts';
import { draftProduct, type ProductDraft } from './draft-product.ts';
import { auditedFields } from './present-staff-product.ts';
import { findChosen } from './related/find-chosen.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import { findStaffProduct, insertProducts } from './staff-product-queries.ts';
import { auditedVariant, nameVariant } from './variants/edit-variant.ts';
import { describeOptions } from './variants/refuse-options.ts';

type NewFields = GivenFields & { price: Cents };
type By = { staff: Staff; now: Date };

/** Adds a product to the catalogue, once for each `seed`. */
export async function createProduct(
  db: Database,
  input: NewFields,
  { seed, ...by }: By & { seed: Seed },
): Promise<SavedProduct> {
  const id = productIdFrom(newProduct(input, by.now).name, seed);
  const drafted = draftProduct(id, { fields: input }, { now: by.now, seed, taken: new Set() });
  if (!drafted.ok) return drafted;
  const { fields } = drafted.draft;
  return await saveProduct(db, fields.sku, async (tx) => {
    const { refusal } = await findChosen(tx, { id }, fields);
    if (refusal) return refusal;
    await addProducts(tx, [drafted.draft], by);
    const product = await findStaffProduct(tx, id);
    if (!product) throw new Error(`Product ${id} is not there after it was added`);
    return { ok: true, product };
  });
}

/** Adds drafted products within a transaction; returns the ids of those that were not there. */
export async function addProducts(
  tx: Transaction,
  drafts: readonly ProductDraft[],
  { staff, now, cause = correctedBy(staff, now) }: By & { cause?: StockCause },
): Promise<Set<string>> {
  const added = await insertProducts(tx, drafts, now);
  const rows = drafts.filter(({ id }) => added.has(id));
  if (rows.length === 0) return added;
  await insertNewVariants(
    tx,
    rows.flatMap(({ variants }) => variants),
    cause,
  );
  await learnSearchWordsLast(tx, [...added]);
  await invalidate(tx, ['catalogue', ...rows.map(({ id }) => `product:${id}` as const)]);
  const entries = rows.map((draft) => ({
    staff,
    action: 'product.create' as const,
    subjectId: draft.id,
    after: auditedDraft(draft),
  }));
  await writeAudits(tx, entries, now);
  return added;
}

function auditedDraft({ fields, variantOptions, variants }: ProductDraft) {
  if (variantOptions.length === 0) return auditedFields(fields);
  const named = variants.map((variant) => [nameVariant(variant), auditedVariant(variant)]);
  return {
    ...auditedFields(fields),
    variantOptions: describeOptions(variantOptions),
    variants: Object.fromEntries(named),
  };
}
