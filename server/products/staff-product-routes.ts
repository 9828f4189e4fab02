import type { Hono } from 'hono';
import * as calls from '#contract/calls/staff-products.ts';
import { LIST_CAP } from '#contract/limits.ts';
import type { Database } from '#db/connection.ts';
import { dollarsToCents } from '#domain/money.ts';
import type { StaffProductFilter } from '#domain/products/staff-filter.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvFileName } from '../http/csv.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { changeProduct } from './change-product.ts';
import { correctStock } from './correct-stock.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { productsAsCsv } from './export-products.ts';
import { presentStaffProduct, presentStaffProductRow } from './present-staff-product.ts';
import { fieldsOf } from './product-body.ts';
import { PRODUCT_NOT_FOUND } from './product-refusals.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { findStaffProduct, selectStaffProducts } from './staff-product-queries.ts';

type ProductServices = { db: Database; settings: CurrentSettings; now: () => Date };

/** The catalogue as staff keep it. Bound before that of shoppers: /products/staff is no product's id. */
export function staffProductRoutes(app: Hono<Environment>, { db, settings, now }: ProductServices): void {
  const filterOf = async (query: calls.StaffProductFilterQuery): Promise<StaffProductFilter> => ({
    search: query.search,
    stock: query.stock ?? null,
    featured: query.featured ?? null,
    availability: query.availability ?? null,
    deleted: query.deleted ?? false,
    lowStock: (await settings.read()).lowStockThreshold,
  });

  bind(app, calls.listStaffProducts, async ({ query }) => {
    const { page = 1, limit = LIST_CAP, sort = 'newest' } = query;
    const filter = await filterOf(query);
    const { rows, total } = await selectStaffProducts(db, { filter, sort, page, limit });
    const shown = rows.map((row) => presentStaffProductRow(row, filter.lowStock));
    return success(shown, { page: { page, limit, total } });
  });

  bind(app, calls.exportProducts, async ({ query }) => {
    const { timeZone } = await settings.read();
    const fileName = csvFileName('products', now(), timeZone);
    return success(productsAsCsv(db, await filterOf(query), timeZone), { fileName });
  });

  bind(app, calls.getStaffProduct, async ({ params }) => {
    const product = await findStaffProduct(db, params.id);
    return product ? success(presentStaffProduct(product)) : PRODUCT_NOT_FOUND;
  });

  bind(app, calls.createProduct, async ({ body }, { staff, seed }) => {
    const given = { ...fieldsOf(body), price: dollarsToCents(body.price) };
    const created = await createProduct(db, given, { staff, seed, now: now() });
    return created.ok ? success(presentStaffProduct(created.product)) : created;
  });

  bind(app, calls.updateProduct, async ({ params, body: { version, stockSeen, ...body } }, { staff }) => {
    const change = { given: fieldsOf(body), version, stockSeen };
    const changed = await changeProduct(db, params.id, change, { staff, now: now() });
    return changed.ok ? success(presentStaffProduct(changed.product)) : changed;
  });

  bind(app, calls.deleteProduct, async ({ params: { id } }, { staff }) => {
    const deleted = await deleteProduct(db, id, { staff, now: now() });
    return deleted.ok ? success({ _id: id, deletedAt: deleted.deletedAt.toISOString() }) : deleted;
  });

  bind(app, calls.restoreProduct, async ({ params }, { staff }) => {
    const restored = await restoreProduct(db, params.id, { staff, now: now() });
    return restored.ok ? success(presentStaffProduct(restored.product)) : restored;
  });

  bind(app, calls.setStock, async ({ params, body }, { staff }) => {
    const corrected = await correctStock(
      db,
      params.id,
      { stock: body.stock, stockSeen: body.stockSeen },
      { staff, now: now() },
    );
    if (!corrected.ok) return corrected;
    return success({ productId: params.id, stock: corrected.stock, availability: corrected.availability });
  });

  bind(app, calls.seedCatalogue, async (_, { staff }) => {
    const seeded = await seedCatalogue(db, { staff, now: now() });
    return seeded.ok ? success({ products: seeded.products }) : seeded;
  });
}
