import type { ImportReport, SeenProduct } from '#contract/calls/product-import.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { countCombinations } from '#domain/products/variants/combinations.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { inParts } from '../../csv/in-parts.ts';
import type { Refusal } from '../../http/answer.ts';
import { hexIdFrom, type Seed } from '../../http/idempotency.ts';
import type { Staff } from '../../http/staff.ts';
import { findStaffProducts, type StaffProduct } from '../staff-product-queries.ts';
import type { Problem, ProductRows } from './group-rows.ts';
import type { ProductPlan } from './import-plan.ts';
import {
  AddedMeanwhile,
  type ImportedBy,
  importProducts,
  ProductRefused,
  type SeenRows,
} from './import-products-in.ts';
import { placeNamedPictures, replaceStoredPictures } from './picture-cells.ts';
import { planProduct } from './plan-product.ts';
import { type Outcome, presentImport } from './present-import.ts';
import { describeSeen } from './product-state.ts';
import { readImport } from './read-import.ts';
import { insertImport, noteProgress } from './recorded-import-queries.ts';
import { readSkus, type Skus } from './skus.ts';

type Reported = { ok: true; report: ImportReport } | Refusal;

/** Steps of an import that one request makes; its answer has the place where the next one continues. */
const STEPS = 2_000;
const STEPS_OF_PRODUCT = 5;
const MOST_PRODUCTS = 2_000;

/** Products and rows that one transaction imports; what it changes waits so long for others. */
const TOGETHER = { products: 50, rows: 500 };

/** Reports what an import would change, without changing anything. */
export async function previewImport(
  db: Database,
  csv: string,
  pictures: NamedPicture[] = [],
): Promise<Reported> {
  const read = await readImport(csv);
  if (!read.ok) return read;
  const products = placeNamedPictures(read.products, pictures);
  const outcomes = await planAll(db, products);
  return { ok: true, report: presentImport(read, outcomes) };
}

/** A picture that comes with the file. */
type NamedPicture = { name: string; address: string };

type Applied = {
  csv: string;
  seen: readonly SeenProduct[];
  from: number;
  pictures?: NamedPicture[] | undefined;
  fetchesPictures?: boolean | undefined;
  /** The import that a former request began. */
  importId?: string | undefined;
  fileName?: string | undefined;
};

/**
 * Imports the products of a file from the place `from`, some in each transaction; one that is refused stops
 * no other. The report is about those that it got to, and says where the next request goes on.
 */
export async function applyImport(
  db: Database,
  { csv, seen, from, pictures = [], fetchesPictures = true, fileName = '', ...begun }: Applied,
  { staff, seed, now, most = STEPS }: { staff: Staff; seed: Seed; now: () => Date; most?: number },
): Promise<Reported> {
  const read = await readImport(csv);
  if (!read.ok) return read;
  const products = placeNamedPictures(read.products, pictures);
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
  while (outcomes.length < part.length && steps < most) {
    const left = part.slice(outcomes.length, outcomes.length + TOGETHER.products);
    const together = takeTogether(left, seenByHandle, most - steps);
    const seenRows = together.flatMap((rows) => {
      const seen = seenByHandle.get(rows.handle);
      return seen ? [{ rows, seen }] : [];
    });
    const by = { staff, seed, now: now(), importId, fetchesPictures };
    const applied = await applySome(db, seenRows, by);
    const outcomeByHandle = new Map(applied.map((outcome) => [outcome.rows.handle, outcome]));
    const done = together.map(({ handle }) => {
      const other = otherByHandle.get(handle);
      const outcome = outcomeByHandle.get(handle) ?? (other && withoutChange(other));
      if (!outcome) throw new Error(`The rows of ${handle} are not planned`);
      return outcome;
    });
    steps += seenRows.length * STEPS_OF_PRODUCT;
    for (const outcome of applied) if (outcome.kind === 'changed') steps += countVariants(outcome.plan);
    const refused = done.filter(({ kind }) => kind === 'refused').length;
    const begun = from + outcomes.length;
    await noteProgress(db, importId, { from: begun, done: begun + done.length, refused });
    outcomes.push(...done);
  }
  const place = from + outcomes.length;
  const next = place < products.length ? place : undefined;
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

/** Takes the first products, at least one, as far as one transaction and the steps that are left allow. */
function takeTogether(
  products: readonly ProductRows[],
  seen: ReadonlyMap<string, SeenProduct>,
  steps: number,
): ProductRows[] {
  let [rows, cost] = [0, 0];
  const end = products.findIndex((product, place) => {
    if (place > 0 && (rows + product.rows.length > TOGETHER.rows || cost >= steps)) return true;
    rows += product.rows.length;
    if (seen.has(product.handle)) cost += STEPS_OF_PRODUCT + product.rows.length;
    return false;
  });
  return products.slice(0, end === -1 ? undefined : end);
}

/** Imports products in one transaction, or each in its own if one of them is refused after it began. */
async function applySome(db: Database, seenRows: readonly SeenRows[], by: ImportedBy): Promise<Outcome[]> {
  if (seenRows.length === 0) return [];
  const work = () => inTransaction(db, (tx) => importProducts(tx, seenRows, by));
  try {
    return await work().catch((error: unknown) => {
      if (error instanceof AddedMeanwhile) return work();
      throw error;
    });
  } catch (error) {
    const problems = explainFailure(error, seenRows);
    if (!problems) throw error;
    const [only, ...others] = seenRows;
    if (only && others.length === 0) return [{ kind: 'refused', rows: only.rows, ...problems }];
    const outcomes: Outcome[] = [];
    for (const one of seenRows) outcomes.push(...(await applySome(db, [one], by)));
    return outcomes;
  }
}

/** Returns null for what is no refusal. */
function explainFailure(
  error: unknown,
  [one]: readonly SeenRows[],
): { name: string; problems: readonly Problem[] } | null {
  if (error instanceof ProductRefused) return { name: error.productName, problems: error.problems };
  if (!isDuplicate(error, 'products_sku') && !isDuplicate(error, 'variants_sku')) return null;
  const reason = 'A SKU of these rows belongs to another product or variant';
  const first = one?.rows.rows[0];
  const problems = [{ row: first?.number ?? 0, field: 'sku' as const, reason }];
  return { name: first?.cells.title || (one?.rows.handle ?? ''), problems };
}

/** Includes combinations without rows in the file, which are created too. */
function countVariants({ options, variants }: ProductPlan): number {
  return options ? countCombinations(options) : variants.length;
}
