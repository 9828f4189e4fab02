import { createHash } from 'node:crypto';
import type { SeenProduct } from '#contract/calls/product-import.ts';
import type { Transaction } from '#db/connection.ts';
import { productState } from '#domain/products/product-state.ts';
import { countOnHand } from '#domain/products/stock.ts';
import { combinationKey } from '#domain/products/variants/combinations.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { findLastActor } from '../../audit/audit-queries.ts';
import type { Refusal } from '../../http/answer.ts';
import type { Seed } from '../../http/idempotency.ts';
import type { Staff } from '../../http/staff.ts';
import { changeProductIn } from '../change-product.ts';
import { createProductIn } from '../create-product.ts';
import { requestPictures } from '../pictures/picture-fetch-queries.ts';
import { lockProduct, type StaffProduct } from '../staff-product-queries.ts';
import { changeVariantsIn } from '../variants/change-variants.ts';
import { correctVariantStockIn } from '../variants/correct-variant-stock.ts';
import { generateVariantsIn } from '../variants/generate-variants.ts';
import type { Problem, ProductRows } from './group-rows.ts';
import type { ProductPlan, VariantPlan } from './import-plan.ts';
import { selectMovedBy } from './import-queries.ts';
import { replaceStoredPictures } from './picture-cells.ts';
import { COLUMN_BY_FIELD } from './plan-fields.ts';
import { planProduct } from './plan-product.ts';
import { COLUMN_BY_VARIANT_FIELD } from './plan-variant.ts';
import { digestProduct } from './product-state.ts';
import { insertChange, isStillImporting } from './recorded-import-queries.ts';
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

export type Imported = { plan: ProductPlan; before: StaffProduct | null; isChanged: boolean };

/** Undoes the transaction of a product. */
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
 * Imports the rows of a product within a transaction of its own; throws `ProductRefused`. A repetition has no
 * second effect: fields that are as in the file need no change, and an import moves the stock of a variant
 * once.
 */
export async function importProduct(
  tx: Transaction,
  rows: ProductRows,
  seen: SeenProduct,
  by: ImportedBy,
): Promise<Imported> {
  if (!(await isStillImporting(tx, by.importId))) throw new ProductRefused(rows.handle, wasUndone(rows));
  const before = await lockProduct(tx, rows.handle);
  const [known = rows] = await replaceStoredPictures(tx, [rows]);
  const planned = planProduct(known, before, await readSkus(tx, [rows]));
  if (!planned.ok) throw new ProductRefused(planned.name, planned.problems);
  const { plan } = planned;
  const stock = await stockToMove(tx, plan, { before, seen, importId: by.importId });
  if (!plan.isNew && isUnchanged(plan) && stock.length === 0) return { plan, before, isChanged: false };
  const state = before && digestProduct(before);
  if (seen.state !== state) throw await changedSince(tx, plan, { before, seen });
  await saveFields(tx, plan, by);
  const after = await saveVariants(tx, plan, before, by);
  await moveStock(tx, { plan, after, stock, seen }, by);
  await record(tx, plan, before, by);
  if (by.fetchesPictures) await requestPictures(tx, plan.id, plan.pictures, by);
  return { plan, before, isChanged: true };
}

function wasUndone({ rows }: ProductRows): Problem[] {
  return [{ row: rows[0]?.number ?? 0, field: null, reason: 'The import was undone: check the file again' }];
}

/** Records what the import changed, so that it can be undone. */
async function record(
  tx: Transaction,
  { id, name }: ProductPlan,
  before: StaffProduct | null,
  { importId }: ImportedBy,
): Promise<void> {
  const after = await lockProduct(tx, id);
  if (!after) throw new Error(`Product ${id} is not there after it was imported`);
  const change = {
    importId,
    productId: id,
    before: before && productState(before),
    after: productState(after),
  };
  await insertChange(tx, { ...change, name });
}

function isUnchanged({ fields, options, variants }: ProductPlan): boolean {
  const isEmpty = (values: object) => Object.values(values).every((value) => value === undefined);
  return isEmpty(fields) && options === null && variants.every(({ edit }) => isEmpty(edit));
}

/** Lists the variants whose count in the file differs from the one that the preview saw. */
async function stockToMove(
  tx: Transaction,
  plan: ProductPlan,
  context: { before: StaffProduct | null; seen: SeenProduct; importId: string },
): Promise<VariantPlan[]> {
  const { before, seen, importId } = context;
  const changedStock = plan.variants.filter(({ id, stock }) => {
    const count = id === null ? null : findSeenCount(id, before, seen);
    return stock !== undefined && stock !== count;
  });
  if (changedStock.length === 0 || !before) return changedStock;
  const moved = await selectMovedBy(tx, before.id, importId);
  return changedStock.filter(({ id }) => id === null || !moved.has(id));
}

/** Returns the count that the preview saw, or the present one of a variant that was added since. */
function findSeenCount(id: string, product: StaffProduct | null, seen: SeenProduct): number | null {
  const seenVariant = seen.stock.find(({ variantId }) => variantId === id);
  if (seenVariant) return seenVariant.count;
  const variant = product?.variants.find((known) => known.id === id);
  return variant ? countOnHand(variant) : null;
}

async function changedSince(
  tx: Transaction,
  { id, name, row }: ProductPlan,
  { before, seen }: { before: StaffProduct | null; seen: SeenProduct },
): Promise<ProductRefused> {
  const again = 'check the file again';
  const refusedAt = (reason: string) => new ProductRefused(name, [{ row, field: 'handle', reason }]);
  if (seen.state === null || !before)
    return refusedAt(`${name} was added or deleted since the preview: ${again}`);
  const who = (await findLastActor(tx, 'product.update', id)) ?? 'someone';
  return refusedAt(`${name} has changed since the preview, last by ${who}: ${again}`);
}

async function saveFields(tx: Transaction, plan: ProductPlan, by: ImportedBy): Promise<void> {
  const { id, fields, isNew } = plan;
  if (!isNew) {
    if (!isUnchanged({ ...plan, options: null, variants: [] }))
      orThrow(await changeProductIn(tx, id, { fields }, by), plan);
    return;
  }
  const created = await createProductIn(tx, id, { ...fields, price: fields.price ?? 0 }, by);
  if (created) orThrow(created, plan);
  else throw new AddedMeanwhile(`Product ${id} was added since it was looked for`);
}

/** Returns the product after the change. Combinations that the file lacks are not offered. */
async function saveVariants(
  tx: Transaction,
  plan: ProductPlan,
  before: StaffProduct | null,
  by: ImportedBy,
): Promise<StaffProduct> {
  const { id, options, variants } = plan;
  const seed = createHash('sha256').update(by.seed).update(id).digest();
  if (options) orThrow(await generateVariantsIn(tx, id, { options }, { ...by, seed }), plan);
  const product = (options || !before ? await lockProduct(tx, id) : before) ?? before;
  if (!product) throw new Error(`Product ${id} is not there after it was imported`);
  const known = new Set(before?.variants.map((variant) => variant.id));
  const planByCombination = new Map(variants.map((variant) => [variant.combination, variant]));
  const edits = product.variants.flatMap((variant) => {
    const planned = planByCombination.get(combinationKey(variant.options));
    if (planned) return [{ id: variant.id, row: planned.row, ...planned.edit }];
    return known.has(variant.id) ? [] : [{ id: variant.id, row: plan.row, offered: false }];
  });
  const changed = edits.filter((edit) => Object.keys(edit).length > 2);
  if (changed.length > 0)
    orThrow(
      await changeVariantsIn(
        tx,
        id,
        changed.map(({ row: _, ...edit }) => edit),
        by,
      ),
      plan,
      changed.map(({ row }) => row),
    );
  return product;
}

async function moveStock(
  tx: Transaction,
  moved: { plan: ProductPlan; after: StaffProduct; stock: readonly VariantPlan[]; seen: SeenProduct },
  { staff, now, importId }: ImportedBy,
): Promise<void> {
  const { plan, after, stock, seen } = moved;
  const reason = 'Imported from a file';
  const cause: StockCause = { kind: 'import', id: importId, reason, staff: staff.name, at: now };
  const idByCombination = new Map(after.variants.map(({ id, options }) => [combinationKey(options), id]));
  for (const { combination, row, stock: count = null } of stock) {
    const id = idByCombination.get(combination) ?? '';
    const correction = { seen: findSeenCount(id, after, seen), count };
    orThrow(await correctVariantStockIn(tx, id, correction, { staff, now, cause }), plan, [], row);
  }
}

/** Throws a refusal at the row and column that it is about. */
function orThrow(
  result: { ok: true } | Refusal,
  { name, row }: ProductPlan,
  rows: readonly number[] = [],
  rowOfAll = row,
): void {
  if (result.ok) return;
  const { message, fields = {} } = result.refusal;
  const problems = Object.entries(fields).map(([path, reason]): Problem => {
    const [, place, field = path] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? [];
    const column = COLUMN_BY_VARIANT_FIELD[field] ?? COLUMN_BY_FIELD[field] ?? null;
    return { row: place === undefined ? rowOfAll : (rows[Number(place)] ?? row), field: column, reason };
  });
  throw new ProductRefused(
    name,
    problems.length > 0 ? problems : [{ row: rowOfAll, field: null, reason: message }],
  );
}
