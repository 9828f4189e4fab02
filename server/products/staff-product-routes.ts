import type { Hono } from 'hono';
import {
  getPictureFetches,
  importProducts,
  listProductImports,
  retryPictureFetches,
  undoProductImport,
} from '#contract/calls/product-import.ts';
import * as calls from '#contract/calls/staff-products.ts';
import { exportVariants } from '#contract/calls/variants.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { inTransaction } from '#db/connection.ts';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import type { Staff } from '../http/staff.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { countMovements, selectMovements } from '../stock/list-movements-queries.ts';
import { presentMovement } from '../stock/present-movement.ts';
import { changeProduct } from './change-product.ts';
import { correctStock } from './correct-stock.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { findTags } from './group-sql.ts';
import { applyImport, previewImport } from './import/import-products.ts';
import { readImports } from './import/present-imports.ts';
import { undoImport } from './import/undo-import.ts';
import { retryPictures } from './pictures/picture-fetch-queries.ts';
import { readPictureFetches } from './pictures/present-picture-fetches.ts';
import { presentStaffProduct, presentStaffProductRow } from './present-staff-product.ts';
import { readFields } from './product-body.ts';
import { PRODUCT_CSV_COLUMNS } from './product-columns.ts';
import { PRODUCT_NOT_FOUND } from './product-refusals.ts';
import type { SavedProduct } from './save-product.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { findStaffProduct, staffProductQueries, staffProductRowQueries } from './staff-product-queries.ts';
import { countVariants } from './variants/low-variant-queries.ts';
import { expandVariants, VARIANT_CSV_COLUMNS } from './variants/variant-columns.ts';

/** Movements of stock on a page, unless the query says. */
const MOVEMENTS_PER_PAGE = 20;

type ProductServices = ListServices & { settings: CurrentSettings; watch: InvalidationWatch };

/**
 * Binds the calls of the catalogue for staff. Bound before that of shoppers: /products/staff is no product's
 * id.
 */
export function staffProductRoutes(app: Hono<Environment>, services: ProductServices): void {
  const { db, settings, watch, now } = services;
  const stockContext = async () => ({ lowStock: (await settings.read()).lowStockThreshold });

  bindList(app, services, calls.listStaffProducts, {
    page: async (db, request) => {
      const context = await stockContext();
      const { rows, ...page } = await staffProductRowQueries.page(db, request, context);
      const counts = await countVariants(
        db,
        rows.map(({ id }) => id),
        context.lowStock,
      );
      return {
        rows: rows.map((row) => ({ ...row, ...context, variants: counts.get(row.id) })),
        ...page,
      };
    },
    present: presentStaffProductRow,
  });

  // Read with each page of the list, and from all products.
  const tags = createTaggedCache<string[]>(watch, { bounds: { max: 1 } });
  const readTags = async () => ({ value: await findTags(db), tags: ['catalogue'] as const });
  bind(app, calls.listProductTags, async () => success((await tags.get('all', readTags)).value));

  bindExport(app, services, calls.exportProducts, async (filter, { zone }) => ({
    name: staffProductList.name,
    csv: csvStream(PRODUCT_CSV_COLUMNS, staffProductQueries.readAll(db, filter, await stockContext()), zone),
  }));

  bindExport(app, services, exportVariants, async (filter, { zone }) => {
    const products = staffProductQueries.readAll(db, filter, await stockContext());
    return { name: 'variants', csv: csvStream(VARIANT_CSV_COLUMNS, expandVariants(products), zone) };
  });

  bind(app, importProducts, async ({ body }, { staff, seed }) => {
    const { csv, dryRun, seen = [], from = 0, ...rest } = body;
    const reported = dryRun
      ? await previewImport(db, csv, rest.pictures)
      : await applyImport(db, { csv, seen, from, ...rest }, { staff, seed, now });
    // A preview is made anew each time, and is too large to be stored.
    return reported.ok ? success(reported.report, dryRun ? { isRepeatable: true } : {}) : reported;
  });

  bind(app, listProductImports, async () => success(await readImports(db)));

  bind(app, undoProductImport, async ({ params }, { staff, seed }) => {
    const undone = await undoImport(db, params.id, { staff, seed, now });
    return undone.ok ? success(undone.row) : undone;
  });

  bind(app, getPictureFetches, async () => success(await readPictureFetches(db)));

  bind(app, retryPictureFetches, async (_, { staff }) => {
    await inTransaction(db, async (tx) => {
      const pictures = await retryPictures(tx, now());
      const entry = { staff, action: 'product.retry_pictures' as const, subjectId: 'pictures' };
      if (pictures > 0) await writeAudit(tx, { ...entry, after: { pictures } }, now());
    });
    return success(await readPictureFetches(db));
  });

  bind(app, calls.getStaffProduct, async ({ params }) => {
    const product = await findStaffProduct(db, params.id);
    return product ? success(presentStaffProduct(product)) : PRODUCT_NOT_FOUND;
  });

  bind(app, calls.createProduct, async ({ body }, { staff, seed }) => {
    const fields = { ...readFields(body), price: body.price };
    return toAnswer(await createProduct(db, fields, { staff, seed, now: now() }));
  });

  bind(app, calls.updateProduct, async ({ params, body: { version, stockSeen, ...body } }, { staff }) => {
    const change = { fields: readFields(body), version, stockSeen };
    return toAnswer(await changeProduct(db, params.id, change, { staff, now: now() }));
  });

  bind(app, calls.deleteProduct, async ({ params: { id } }, { staff }) => {
    const at = now();
    const deleted = await deleteProduct(db, id, { staff, now: at });
    return deleted.ok ? success({ _id: id, deletedAt: at.toISOString() }) : deleted;
  });

  bind(app, calls.restoreProduct, async ({ params }, { staff }) =>
    toAnswer(await restoreProduct(db, params.id, { staff, now: now() })),
  );

  const answerCorrection = async (id: string, body: CorrectionBody, staff: Staff) => {
    const corrected = await correctStock(db, id, toCorrection(body), { staff, now: now() });
    if (!corrected.ok) return corrected;
    const { stock, availability, meanwhile } = corrected;
    return success({ productId: id, stock, availability, ...(meanwhile !== 0 && { meanwhile }) });
  };
  bind(app, calls.setStock, ({ params, body }, { staff }) => answerCorrection(params.id, body, staff));
  bind(app, calls.correctStock, ({ params, body }, { staff }) => answerCorrection(params.id, body, staff));

  bind(app, calls.listStockMovements, async ({ params: { id }, query }) => {
    if (!(await findStaffProduct(db, id))) return PRODUCT_NOT_FOUND;
    const page = { page: query.page ?? 1, limit: query.limit ?? MOVEMENTS_PER_PAGE };
    const [movements, total] = await Promise.all([
      selectMovements(db, { productId: id }, page),
      countMovements(db, { productId: id }),
    ]);
    return success(movements.map(presentMovement), { page: { ...page, total } });
  });

  bind(app, calls.seedCatalogue, async (_, { staff }) => {
    const seeded = await seedCatalogue(db, { staff, now: now() });
    return seeded.ok ? success({ products: seeded.products }) : seeded;
  });
}

function toAnswer(saved: SavedProduct) {
  return saved.ok ? success(presentStaffProduct(saved.product)) : saved;
}

type CorrectionBody = ParsedInput<typeof calls.setStock>['body'];

function toCorrection({ stock, stockSeen, change, kind, seen, count, reason: typed }: CorrectionBody) {
  const reason = typed || undefined;
  if (change !== undefined) return { change, kind: kind ?? ('corrected' as const), reason };
  if (seen !== undefined && count !== undefined) return { seen, count, reason };
  return { stock: stock ?? null, stockSeen, reason };
}
