import type { ImportReport, SeenProduct } from '#contract/calls/product-import.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { countCombinations } from '#domain/products/variants/combinations.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Refusal } from '../../http/answer.ts';
import { hexIdFrom, type Seed } from '../../http/idempotency.ts';
import type { Staff } from '../../http/staff.ts';
import { findStaffProducts, type StaffProduct } from '../staff-product-queries.ts';
import type { ProductRows } from './group-rows.ts';
import type { ProductPlan } from './import-plan.ts';
import { AddedMeanwhile, type ImportedBy, importProduct, ProductRefused } from './import-product.ts';
import { inParts } from './in-parts.ts';
import { replaceStoredPictures } from './picture-cells.ts';
import { planProduct } from './plan-product.ts';
import { type Outcome, presentImport } from './present-import.ts';
import { describeSeen } from './product-state.ts';
import { readImport } from './read-import.ts';
import { insertImport, noteProgress } from './recorded-import-queries.ts';
import { readSkus, type Skus } from './skus.ts';

type Reported = { ok: true; report: ImportReport } | Refusal;

/** Steps of an import that one request makes; its answer has the place where the next one continues. */
const STEPS = 1_500;
const STEPS_OF_PRODUCT = 5;
const MOST_PRODUCTS = 2_000;

/** Reports what an import would change, without changing anything. */
export async function previewImport(db: Database, csv: string): Promise<Reported> {
  const read = await readImport(csv);
  if (!read.ok) return read;
  const { products } = read;
  const outcomes = await planAll(db, products);
  return { ok: true, report: presentImport(read, outcomes) };
}

type Applied = {
  csv: string;
  seen: readonly SeenProduct[];
  from: number;
  fetchesPictures?: boolean | undefined;
  /** The import that a former request began. */
  importId?: string | undefined;
  fileName?: string | undefined;
};

/**
 * Imports the products of a file from the place `from`, each in a transaction of its own: one that is refused
 * stops no other. The report is about those that it got to, and says where the next request goes on.
 */
export async function applyImport(
  db: Database,
  { csv, seen, from, fetchesPictures = true, fileName = '', ...begun }: Applied,
  { staff, seed, now, most = STEPS }: { staff: Staff; seed: Seed; now: () => Date; most?: number },
): Promise<Reported> {
  const read = await readImport(csv);
  if (!read.ok) return read;
  const { products } = read;
  const importId = begun.importId ?? hexIdFrom(seed);
  const started = { fileName, startedAt: now(), startedBy: staff.email, productCount: products.length };
  await inTransaction(db, async (tx) => {
    if (!(await insertImport(tx, { id: importId, ...started }))) return;
    const after = { file: fileName, products: products.length };
    await writeAudit(tx, { staff, action: 'product.import', subjectId: importId, after }, started.startedAt);
  });
  const seenByHandle = new Map(seen.map((one) => [one.handle, one]));
  const part = products.slice(from, from + MOST_PRODUCTS);
  const isOther = ({ handle }: ProductRows) => !seenByHandle.has(handle);
  const others = await planAll(db, part.filter(isOther));
  const otherByHandle = new Map(others.map((outcome) => [outcome.rows.handle, outcome]));
  const outcomes: Outcome[] = [];
  let steps = 0;
  for (const rows of part) {
    if (steps >= most) break;
    const other = otherByHandle.get(rows.handle);
    const seen = seenByHandle.get(rows.handle);
    const by = { staff, seed, now: now(), importId, fetchesPictures };
    const outcome = seen ? await applyOne(db, rows, seen, by) : other && withoutChange(other);
    if (!outcome) throw new Error(`The rows of ${rows.handle} are not planned`);
    outcomes.push(outcome);
    if (seen) steps += STEPS_OF_PRODUCT;
    if (outcome.kind === 'changed') steps += countVariants(outcome.plan);
  }
  const place = from + outcomes.length;
  const next = place < products.length ? place : undefined;
  const refused = outcomes.filter(({ kind }) => kind === 'refused').length;
  await noteProgress(db, importId, { from, done: place, refused });
  return { ok: true, report: { ...presentImport(read, outcomes, next), importId } };
}

/** Plans the rows of products by the current state of the shop. */
async function planAll(db: Database, products: readonly ProductRows[]): Promise<Outcome[]> {
  const skus = await readSkus(db, products);
  const outcomes: Outcome[] = [];
  for (const part of inParts(await replaceStoredPictures(db, products))) {
    const currentProducts = await findStaffProducts(
      db,
      part.map(({ handle }) => handle),
    );
    const currentById = new Map(currentProducts.map((product) => [product.id, product]));
    outcomes.push(...part.map((rows) => planOne(rows, currentById.get(rows.handle) ?? null, skus)));
  }
  return outcomes;
}

function planOne(rows: ProductRows, current: StaffProduct | null, skus: Skus): Outcome {
  const planned = planProduct(rows, current, skus);
  if (!planned.ok) return { kind: 'refused', rows, ...planned };
  const { plan } = planned;
  if (!plan.isNew && plan.changes.length === 0) return { kind: 'unchanged', rows };
  return { kind: 'changed', rows, plan, seen: describeSeen(rows.handle, current) };
}

/**
 * The outcome of a product that the preview did not change: unchanged, also if pieces were sold since.
 * Refused if the file would change more of it now.
 */
function withoutChange(outcome: Outcome): Outcome {
  if (outcome.kind !== 'changed') return outcome;
  const { plan, rows } = outcome;
  if (!plan.isNew && plan.changes.every(({ field }) => field === 'quantity'))
    return { kind: 'unchanged', rows };
  const reason = `${plan.name} was no change of the preview: check the file again`;
  return { kind: 'refused', rows, name: plan.name, problems: [{ row: plan.row, field: 'handle', reason }] };
}

async function applyOne(
  db: Database,
  rows: ProductRows,
  seen: SeenProduct,
  by: ImportedBy,
): Promise<Outcome> {
  try {
    const work = () => inTransaction(db, (tx) => importProduct(tx, rows, seen, by));
    const { plan, before, isChanged } = await work().catch((error: unknown) => {
      if (error instanceof AddedMeanwhile) return work();
      throw error;
    });
    if (!isChanged) return { kind: 'unchanged', rows };
    return { kind: 'changed', rows, plan, seen: describeSeen(rows.handle, before) };
  } catch (error) {
    if (error instanceof ProductRefused)
      return { kind: 'refused', rows, name: error.productName, problems: error.problems };
    if (!isDuplicate(error, 'products_sku') && !isDuplicate(error, 'variants_sku')) throw error;
    const reason = 'A SKU of these rows belongs to another product or variant';
    const [first] = rows.rows;
    const problems = [{ row: first?.number ?? 0, field: 'sku' as const, reason }];
    return { kind: 'refused', rows, name: first?.cells.title || rows.handle, problems };
  }
}

/** Includes combinations without rows in the file, which are created too. */
function countVariants({ options, variants }: ProductPlan): number {
  return options ? countCombinations(options) : variants.length;
}
