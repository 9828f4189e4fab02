import type { Hono } from 'hono';
import * as calls from '#contract/calls/discounts.ts';
import { discountList } from '#domain/discounts/discount-list.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { bindExport, type ListServices } from '../lists/bind-list.ts';
import { DISCOUNT_CSV_COLUMNS } from './discount-columns.ts';
import { presentDiscount } from './present-discount.ts';
import {
  changeDiscount,
  createDiscount,
  DISCOUNT_NOT_FOUND,
  deleteDiscount,
  type SavedDiscount,
} from './save-discount.ts';
import { findScopeNames } from './scope-names.ts';
import { discountQueries, findStaffDiscount, type StaffDiscount } from './staff-discount-queries.ts';

/** Discounts, for staff. */
export function discountRoutes(app: Hono<Environment>, services: ListServices): void {
  const { db, now, timeZone } = services;

  bind(app, calls.listDiscounts, async ({ query }) => {
    const { rows, ...page } = await discountQueries.page(db, query, await context());
    return success(await present(rows), { page });
  });

  bindExport(app, services, calls.exportDiscounts, (filter, { now, zone }) => ({
    name: discountList.name,
    csv: csvStream(DISCOUNT_CSV_COLUMNS, presented(discountQueries.readAll(db, filter, { now, zone })), zone),
  }));

  bind(app, calls.getDiscount, async ({ params }) => {
    const discount = await findStaffDiscount(db, params.id);
    return discount ? success(await presentOne(discount)) : DISCOUNT_NOT_FOUND;
  });

  bind(app, calls.createDiscount, async ({ body }, { staff, seed }) =>
    answer(await createDiscount(db, body, { staff, seed, now: now() })),
  );

  bind(app, calls.updateDiscount, async ({ params, body }, { staff }) =>
    answer(await changeDiscount(db, params.id, body, { staff, now: now() })),
  );

  bind(app, calls.deleteDiscount, async ({ params }, { staff }) => {
    const deleted = await deleteDiscount(db, params.id, { staff, now: now() });
    return deleted.ok ? success({ deleted: true as const }) : deleted;
  });

  async function context() {
    return { now: now(), zone: await timeZone() };
  }

  async function answer(saved: SavedDiscount) {
    if (saved.ok) return success(await presentOne(saved.discount));
    const { current, ...refused } = saved;
    if (!current) return refused;
    return { ...refused, refusal: { ...refused.refusal, discount: await presentOne(current) } };
  }

  async function presentOne(discount: StaffDiscount) {
    return presentDiscount(discount, { ...(await context()), names: await findScopeNames(db, [discount]) });
  }

  async function present(rows: readonly StaffDiscount[]) {
    const words = { ...(await context()), names: await findScopeNames(db, rows) };
    return rows.map((row) => presentDiscount(row, words));
  }

  async function* presented(batches: AsyncIterable<StaffDiscount[]>) {
    for await (const rows of batches) yield await present(rows);
  }
}
