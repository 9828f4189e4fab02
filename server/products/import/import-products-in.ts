import { createHash } from 'node:crypto';
import type { SeenProduct } from '#contract/calls/product-import.ts';
import type { Transaction } from '#db/connection.ts';
import { productState } from '#domain/products/product-state.ts';
import { countOnHand } from '#domain/products/stock.ts';
import { combinationKey } from '#domain/products/variants/combinations.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { findLastActor } from '../../audit/audit-queries.ts';
import { inParts } from '../../csv/in-parts.ts';
import type { Refusal } from '../../http/answer.ts';
import type { Seed } from '../../http/idempotency.ts';
import type { Staff } from '../../http/staff.ts';
import { changeProductIn } from '../change-product.ts';
import { addProducts } from '../create-product.ts';
import { draftProduct, hasAllSkus, type ProductDraft } from '../draft-product.ts';
import { requestPictures } from '../pictures/picture-fetch-queries.ts';
import { findStaffProducts, lockProduct, lockProducts, type StaffProduct } from '../staff-product-queries.ts';
import { changeVariantsIn } from '../variants/change-variants.ts';
import { setVariantCountsIn } from '../variants/correct-variant-stock.ts';
import { generateVariantsIn } from '../variants/generate-variants.ts';
import { selectSkusLike } from '../variants/variant-queries.ts';
import type { Problem, ProductRows } from './group-rows.ts';
import type { ProductPlan, VariantPlan } from './import-plan.ts';
import { selectMovedBy } from './import-queries.ts';
import { replaceStoredPictures } from './picture-cells.ts';
import { COLUMN_BY_FIELD } from './plan-fields.ts';
import { planProduct } from './plan-product.ts';
import { COLUMN_BY_VARIANT_FIELD } from './plan-variant.ts';
import type { Outcome } from './present-import.ts';
import { describeSeen, digestProduct } from './product-state.ts';
import { insertChanges, isStillImporting } from './recorded-import-queries.ts';
import { readSkus } from './skus.ts';

export type ImportedBy = {
  staff: Staff;
  now: Date;
  seed: Seed;
  /** The id of the import, the same for a repeated request. */
  importId: string;
  /** True: the pictures at addresses of others become uploads. */
  fetchesPictures: boolean;
};

/** The rows of a product, and what the preview saw of it. */
export type SeenRows = { rows: ProductRows; seen: SeenProduct };

/** Undoes the transaction: a change is refused after it began. Alone, the product is refused. */
export class ProductRefused extends Error {
  readonly productName: string;
  readonly problems: readonly Problem[];

  constructor(productName: string, problems: readonly Problem[]) {
    super('The rows of a product are refused');
    this.productName = productName;
    this.problems = problems;
  }
}

/** Undoes the transaction: another import was first, and this one can look again. */
export class AddedMeanwhile extends Error {}

/**
 * Imports the rows of products within a transaction: new ones are added together, others changed one by one.
 * Throws `ProductRefused`. A repetition has no second effect: fields that are as in the file need no change,
 * and an import moves the stock of a variant once.
 */
export async function importProducts(
  tx: Transaction,
  seenRows: readonly SeenRows[],
  by: ImportedBy,
): Promise<Outcome[]> {
  if (!(await isStillImporting(tx, by.importId))) return seenRows.map(({ rows }) => wasUndone(rows));
  const before = await lockProducts(
    tx,
    seenRows.map(({ rows }) => rows.handle),
  );
  const known = await replaceStoredPictures(
    tx,
    seenRows.map(({ rows }) => rows),
  );
  const skus = await readSkus(tx, known);
  const outcomes: Outcome[] = [];
  const drafts: ProductDraft[] = [];
  for (const [place, { rows, seen }] of seenRows.entries()) {
    const current = before.get(rows.handle) ?? null;
    const planned = planProduct(known[place] ?? rows, current, skus);
    if (!planned.ok) outcomes.push({ kind: 'refused', rows, ...planned });
    else if (current) outcomes.push(await changeOne(tx, { rows, seen, plan: planned.plan, current }, by));
    else outcomes.push(await draftOne(tx, { rows, seen, plan: planned.plan, drafts }, by));
  }
  const added = await addProducts(tx, drafts, { ...by, cause: createCause(by) });
  if (added.size < drafts.length) throw new AddedMeanwhile('A product was added since it was looked for');
  await record(tx, outcomes, before, by);
  return outcomes;
}

function wasUndone(rows: ProductRows): Outcome {
  const problem = { row: rows.rows[0]?.number ?? 0, field: null };
  const reason = 'The import was undone: check the file again';
  return { kind: 'refused', rows, name: rows.handle, problems: [{ ...problem, reason }] };
}

/** Records what the import changed, so that it can be undone, and which pictures are to be fetched. */
async function record(
  tx: Transaction,
  outcomes: readonly Outcome[],
  before: ReadonlyMap<string, StaffProduct>,
  by: ImportedBy,
): Promise<void> {
  const plans = outcomes.flatMap((outcome) => (outcome.kind === 'changed' ? [outcome.plan] : []));
  const after = await findStaffProducts(
    tx,
    plans.map(({ id }) => id),
  );
  const names = new Map(plans.map(({ id, name }) => [id, name]));
  const changes = after.map((product) => {
    const former = before.get(product.id);
    const name = names.get(product.id) ?? product.name;
    const states = { before: former ? productState(former) : null, after: productState(product) };
    return { importId: by.importId, productId: product.id, name, ...states };
  });
  await insertChanges(tx, changes);
  if (!by.fetchesPictures) return;
  const pictures = plans.flatMap(({ id, pictures }) => pictures.map((one) => ({ ...one, productId: id })));
  for (const part of inParts(pictures)) await requestPictures(tx, part, by);
}

type NewOne = { rows: ProductRows; seen: SeenProduct; plan: ProductPlan; drafts: ProductDraft[] };

async function draftOne(
  tx: Transaction,
  { rows, seen, plan, drafts }: NewOne,
  { now, ...by }: ImportedBy,
): Promise<Outcome> {
  if (seen.state !== null) return await changedSince(tx, rows, plan, { before: null, seen });
  const { id, name, fields, options, variants } = plan;
  // Variants without a SKU in the file get one that nobody has.
  const isComplete = options === null || hasAllSkus(options, variants);
  const taken = new Set(isComplete ? [] : await selectSkusLike(tx, fields.sku ?? ''));
  const seed = createHash('sha256').update(by.seed).update(id).digest();
  const input = { fields: { ...fields, price: fields.price ?? 0 }, options: options ?? [], variants };
  const drafted = draftProduct(id, input, { now, seed, taken });
  if (!drafted.ok) {
    const { problems } = explain(
      drafted,
      plan,
      variants.map(({ row }) => row),
    );
    return { kind: 'refused', rows, name, problems };
  }
  drafts.push(drafted.draft);
  return { kind: 'changed', rows, plan, seen: describeSeen(id, null) };
}

type OldOne = { rows: ProductRows; seen: SeenProduct; plan: ProductPlan; current: StaffProduct };

async function changeOne(
  tx: Transaction,
  { rows, seen, plan, current }: OldOne,
  by: ImportedBy,
): Promise<Outcome> {
  const stock = await stockToMove(tx, plan, { before: current, seen, importId: by.importId });
  if (isUnchanged(plan) && stock.length === 0) return { kind: 'unchanged', rows };
  if (seen.state !== digestProduct(current))
    return await changedSince(tx, rows, plan, { before: current, seen });
  const saved = await saveFields(tx, plan, current, by);
  const after = await saveVariants(tx, plan, { before: current, saved }, by);
  await moveStock(tx, { plan, after, stock, seen }, by);
  return { kind: 'changed', rows, plan, seen: describeSeen(plan.id, current) };
}

function isUnchanged({ fields, options, variants }: ProductPlan): boolean {
  const isEmpty = (values: object) => Object.values(values).every((value) => value === undefined);
  return isEmpty(fields) && options === null && variants.every(({ edit }) => isEmpty(edit));
}

/** Lists the variants whose count in the file differs from the one that the preview saw. */
async function stockToMove(
  tx: Transaction,
  plan: ProductPlan,
  context: { before: StaffProduct; seen: SeenProduct; importId: string },
): Promise<VariantPlan[]> {
  const { before, seen, importId } = context;
  const changedStock = plan.variants.filter(({ id, stock }) => {
    const count = id === null ? null : findSeenCount(id, before, seen);
    return stock !== undefined && stock !== count;
  });
  if (changedStock.length === 0) return [];
  const moved = await selectMovedBy(tx, before.id, importId);
  return changedStock.filter(({ id }) => id === null || !moved.has(id));
}

/** Returns the count that the preview saw, or the present one of a variant that was added since. */
function findSeenCount(id: string, product: StaffProduct, seen: SeenProduct): number | null {
  const seenVariant = seen.stock.find(({ variantId }) => variantId === id);
  if (seenVariant) return seenVariant.count;
  const variant = product.variants.find((known) => known.id === id);
  return variant ? countOnHand(variant) : null;
}

async function changedSince(
  tx: Transaction,
  rows: ProductRows,
  { id, name, row }: ProductPlan,
  { before, seen }: { before: StaffProduct | null; seen: SeenProduct },
): Promise<Outcome> {
  const refusedAs = (what: string): Outcome => {
    const reason = `${name} ${what}: check the file again`;
    return { kind: 'refused', rows, name, problems: [{ row, field: 'handle', reason }] };
  };
  if (seen.state === null || !before) return refusedAs('was added or deleted since the preview');
  const who = (await findLastActor(tx, 'product.update', id)) ?? 'someone';
  return refusedAs(`has changed since the preview, last by ${who}`);
}

async function saveFields(
  tx: Transaction,
  plan: ProductPlan,
  current: StaffProduct,
  by: ImportedBy,
): Promise<StaffProduct> {
  if (isUnchanged({ ...plan, options: null, variants: [] })) return current;
  return orThrow(await changeProductIn(tx, current, { fields: plan.fields }, by), plan).product;
}

/** Returns the product after the change. Combinations that the file lacks are not offered. */
async function saveVariants(
  tx: Transaction,
  plan: ProductPlan,
  { before, saved }: Record<'before' | 'saved', StaffProduct>,
  by: ImportedBy,
): Promise<StaffProduct> {
  const { id, options, variants } = plan;
  const seed = createHash('sha256').update(by.seed).update(id).digest();
  if (options) orThrow(await generateVariantsIn(tx, id, { options }, { ...by, seed }), plan);
  const product = options ? await lockProduct(tx, id) : saved;
  if (!product) throw new Error(`Product ${id} is not there after it was imported`);
  const known = new Set(before.variants.map((variant) => variant.id));
  const planByCombination = new Map(variants.map((variant) => [variant.combination, variant]));
  const edits = product.variants.flatMap((variant) => {
    const planned = planByCombination.get(combinationKey(variant.options));
    if (planned) return [{ id: variant.id, row: planned.row, ...planned.edit }];
    return known.has(variant.id) ? [] : [{ id: variant.id, row: plan.row, offered: false }];
  });
  const changed = edits.filter((edit) => Object.keys(edit).length > 2);
  if (changed.length === 0) return product;
  const parts = changed.map(({ row: _, ...edit }) => edit);
  const rows = changed.map(({ row }) => row);
  return orThrow(await changeVariantsIn(tx, product, parts, by), plan, rows).product;
}

async function moveStock(
  tx: Transaction,
  moved: { plan: ProductPlan; after: StaffProduct; stock: readonly VariantPlan[]; seen: SeenProduct },
  by: ImportedBy,
): Promise<void> {
  const { plan, after, stock, seen } = moved;
  const idByCombination = new Map(after.variants.map(({ id, options }) => [combinationKey(options), id]));
  const corrections = stock.map(({ combination, stock: count = null }) => {
    const id = idByCombination.get(combination) ?? '';
    return { id, seen: findSeenCount(id, after, seen), count };
  });
  const rows = stock.map(({ row }) => row);
  orThrow(await setVariantCountsIn(tx, after, corrections, { ...by, cause: createCause(by) }), plan, rows);
}

function createCause({ staff, now, importId }: ImportedBy): StockCause {
  return { kind: 'import', id: importId, reason: 'Imported from a file', staff: staff.name, at: now };
}

function orThrow<Done extends { ok: true }>(
  result: Done | Refusal,
  plan: ProductPlan,
  rows: readonly number[] = [],
): Done {
  if (result.ok) return result;
  throw explain(result, plan, rows);
}

/** Explains a refusal at the rows and columns that it is about; `rows` are those of its variants. */
function explain(
  { refusal: { message, fields = {} } }: Refusal,
  { name, row }: ProductPlan,
  rows: readonly number[],
): ProductRefused {
  const problems = Object.entries(fields).map(([path, reason]): Problem => {
    const [, place, field = path] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? [];
    const column = COLUMN_BY_VARIANT_FIELD[field] ?? COLUMN_BY_FIELD[field] ?? null;
    return { row: place === undefined ? row : (rows[Number(place)] ?? row), field: column, reason };
  });
  return new ProductRefused(name, problems.length > 0 ? problems : [{ row, field: null, reason: message }]);
}
