import type { Hono } from 'hono';
import * as calls from '#contract/calls/past-records.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { bindList, type ListServices } from '../lists/bind-list.ts';
import { importPastRecords, undoPastImport } from './import-past-records.ts';
import { pastRecordQueries, selectPastImports } from './past-record-queries.ts';
import { presentPastImport, presentPastRecord } from './present-past-record.ts';

const LISTED = 20;

/** Customers and orders of the shop before this one, for staff. */
export function pastRecordRoutes(app: Hono<Environment>, services: ListServices): void {
  const { db, now } = services;

  bindList(app, services, calls.listPastRecords, {
    page: pastRecordQueries.page,
    present: presentPastRecord,
  });

  bind(app, calls.importPastRecords, async ({ body: { fileName = '', ...body } }, { staff }) => {
    const imported = await importPastRecords(db, { ...body, fileName }, { staff, now: now() });
    if (!imported.ok) return imported;
    const { kind, changed, unchanged, skipped, refused, leftOut } = imported;
    return success({ kind, new: imported.new, changed, unchanged, skipped, refused, leftOut });
  });

  bind(app, calls.listPastImports, async () =>
    success((await selectPastImports(db, LISTED)).map(presentPastImport)),
  );

  bind(app, calls.undoPastImport, async ({ params }, { staff }) => {
    const undone = await undoPastImport(db, params.id, { staff, now: now() });
    return undone.ok ? success(presentPastImport(undone.row)) : undone;
  });
}
