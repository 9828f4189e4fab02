import { createHash } from 'node:crypto';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { variantIdFrom } from '#domain/ids.ts';
import { countOnHand } from '#domain/products/stock.ts';
import { combinationKey } from '#domain/products/variants/combinations.ts';
import { planVariants, type VariantPlan } from '#domain/products/variants/plan-variants.ts';
import { type RenamedValue, renameProblem, renameValues } from '#domain/products/variants/rename-values.ts';
import { spanOptions } from '#domain/products/variants/span-options.ts';
import type { Variant, VariantOption } from '#domain/products/variants/variant.ts';
import { variantSku } from '#domain/products/variants/variant-sku.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import type { Seed } from '../../http/idempotency.ts';
import type { Staff } from '../../http/staff.ts';
import { sumStock } from '../../stock/movement-queries.ts';
import { PRODUCT_NOT_FOUND } from '../product-refusals.ts';
import { lockProduct, type StaffProduct } from '../staff-product-queries.ts';
import { describeOptions, refuseOptions } from './refuse-options.ts';
import { summarizePrices } from './summarize-prices.ts';
import {
  insertVariants,
  nameCombinations,
  placeVariants,
  removeVariants,
  selectRemoved,
  selectSkusLike,
  selectVariants,
  storeOptions,
} from './variant-queries.ts';

type NewOptions = { options: VariantOption[]; renamed?: readonly RenamedValue[] | undefined };
type By = { staff: Staff; seed: Seed; now: Date };
type Generated = { ok: true; product: StaffProduct; added: Variant[] } | Refusal;

/**
 * Sets the options of a product and adds the variants that are missing (model V2). Those of a renamed value
 * keep everything but the name of the value. Variants that are new begin with a count of 0 if the product is
 * counted; those of a value that comes back have the stock they had.
 */
export async function generateVariants(
  db: Database,
  id: string,
  newOptions: NewOptions,
  by: By,
): Promise<Generated> {
  try {
    return await inTransaction(db, (tx) => generateVariantsIn(tx, id, newOptions, by));
  } catch (error) {
    if (isDuplicate(error, 'variants_sku')) return SKUS_TAKEN;
    throw error;
  }
}

/** Generates variants within a transaction, which the caller undoes after a refusal. */
export async function generateVariantsIn(
  tx: Transaction,
  id: string,
  { options, renamed = [] }: NewOptions,
  { staff, seed, now }: By,
): Promise<Generated> {
  const refused = refuseOptions(options);
  if (refused) return refused;
  const before = await lockProduct(tx, id);
  if (!before || before.deletedAt) return PRODUCT_NOT_FOUND;
  const problem = renamed.map((one) => renameProblem(before.variantOptions, options, one)).find(Boolean);
  if (problem) return refuse('conflict', problem, { fields: { options: problem } });
  const current = renameValues(before, renamed);
  if (renamed.length > 0) await renameRemoved(tx, before, renamed);
  const planned = planVariants(current.variants, current.variantOptions, options);
  if (!planned.ok) return refuseEqual(planned);
  const added = await applyPlan(tx, current, planned.plan, { seed, now });
  const product = { ...current, options: spanOptions(current.options, options), variantOptions: options };
  await storeOptions(tx, product);
  await sumStock(tx, id);
  await summarizePrices(tx, id);
  await invalidate(tx, ['catalogue', `product:${id}`]);
  const difference = {
    before: { options: describeOptions(before.variantOptions) },
    after: { options: describeOptions(options), added: added.size, removed: planned.plan.removed.length },
  };
  await writeAudit(tx, { staff, action: 'product.variants', subjectId: id, ...difference }, now);
  const variants = await selectVariants(tx, id);
  return {
    ok: true,
    product,
    added: variants.filter((variant) => added.has(variant.id)),
  };
}

/** Renames the values of removed variants too: they come back under the new name, with id and stock. */
async function renameRemoved(
  tx: Transaction,
  product: StaffProduct,
  renamed: readonly RenamedValue[],
): Promise<void> {
  const removed = await selectRemoved(tx, product.id);
  const { variants } = renameValues({ ...product, variants: removed }, renamed);
  await nameCombinations(
    tx,
    variants.map(({ id, options }) => ({ id, options, combination: combinationKey(options) })),
  );
}

/** Removes, places and adds variants; returns the ids of those that are new or back. */
async function applyPlan(
  tx: Transaction,
  product: StaffProduct,
  { kept, added, removed }: VariantPlan,
  { seed, now }: { seed: Seed; now: Date },
): Promise<Set<string>> {
  await removeVariants(tx, removed, now);
  await placeVariants(tx, kept);
  const taken = new Set(await selectSkusLike(tx, product.sku));
  const former = new Map(
    (await selectRemoved(tx, product.id)).map((variant) => [variant.combination, variant]),
  );
  const back = added.flatMap((place) => {
    const variant = former.get(place.combination);
    if (!variant) return [];
    const sku = taken.has(variant.sku) ? variantSku(product.sku, place.options, taken) : variant.sku;
    return [{ ...place, id: variant.id, sku }];
  });
  const missing = added.filter(({ combination }) => !former.has(combination));
  const made = missing.map((place) => ({
    ...place,
    id: variantIdFrom(createHash('sha256').update(seed).update(place.combination).digest()),
    sku: variantSku(product.sku, place.options, taken),
  }));
  await placeVariants(tx, back);
  const count = product.variants.some((variant) => countOnHand(variant) !== null) ? 0 : null;
  const pieces = product.inventoryPolicy === 'continue' ? { stock: null, onHand: count } : { stock: count };
  await insertVariants(tx, product.id, pieces, made);
  // A product without options had no combination yet: its variant is the first of them.
  const first = product.variantOptions.length === 0 ? kept : [];
  return new Set([...first, ...back, ...made].map(({ id }) => id));
}

function refuseEqual({ option, equal: [one, other] }: { option: string; equal: [string, string] }): Refusal {
  const message = `Without ${option}, ${one} and ${other} would be the same variant`;
  return refuse('conflict', `${message}. Remove the values of one of them first.`, {
    fields: { options: message },
  });
}

const SKUS_TAKEN = refuse(
  'conflict',
  'A SKU that these variants would get was just taken by another product. Please try again.',
);
