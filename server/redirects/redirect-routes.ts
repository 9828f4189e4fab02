import type { Hono } from 'hono';
import * as calls from '#contract/calls/redirects.ts';
import { redirectList } from '#domain/redirects/redirect-list.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { type CsvColumn, csvStream } from '../http/csv.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { importRedirects } from './import-redirects.ts';
import { type RedirectRow, redirectQueries } from './redirect-queries.ts';
import { changeRedirect, createRedirect, deleteRedirect, type SavedRedirect } from './save-redirect.ts';

const COLUMNS: CsvColumn<RedirectRow>[] = [
  { head: 'from', value: ({ fromPath }) => fromPath },
  { head: 'to', value: ({ toAddress }) => toAddress },
];

/** Redirects, for staff. */
export function redirectRoutes(app: Hono<Environment>, services: ListServices): void {
  const { db, now } = services;

  bindList(app, services, calls.listRedirects, { page: redirectQueries.page, present: presentRedirect });

  bindExport(app, services, calls.exportRedirects, (filter, context) => ({
    name: redirectList.name,
    csv: csvStream(COLUMNS, redirectQueries.readAll(db, filter, context), context.zone),
  }));

  bind(app, calls.createRedirect, async ({ body }, { staff }) =>
    answer(await createRedirect(db, body, { staff, now: now() })),
  );

  bind(app, calls.updateRedirect, async ({ params, body }, { staff }) =>
    answer(await changeRedirect(db, params.id, body, { staff, now: now() })),
  );

  bind(app, calls.deleteRedirect, async ({ params }, { staff }) => {
    const deleted = await deleteRedirect(db, params.id, { staff, now: now() });
    return deleted.ok ? success({ deleted: true as const }) : deleted;
  });

  bind(app, calls.importRedirects, async ({ body }, { staff }) => {
    const imported = await importRedirects(db, body, { staff, now: now() });
    return imported.ok ? success(imported.outcome) : imported;
  });
}

function answer(saved: SavedRedirect) {
  return saved.ok ? success(presentRedirect(saved.redirect)) : saved;
}

function presentRedirect({ id, fromPath, toAddress, isByHand, createdAt }: RedirectRow) {
  return { id, from: fromPath, to: toAddress, isByHand, createdAt: createdAt.toISOString() };
}
