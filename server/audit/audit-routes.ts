import type { Hono } from 'hono';
import {
  type AuditFilterQuery,
  exportAudit,
  listAudit,
  listAuditActors,
  type WireAuditEntry,
} from '#contract/audit.ts';
import { LIST_CAP } from '#contract/limits.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { type CsvColumn, csvFileName, csvStream } from '../http/csv.ts';
import { withoutNulls } from '../http/without-nulls.ts';
import { type AuditFilter, type AuditRow, readAudit, selectActors, selectAudit } from './audit-queries.ts';

/** Who of the staff changed what, for staff. */
export function auditRoutes(app: Hono<Environment>, { db, now }: { db: Database; now: () => Date }): void {
  bind(app, listAudit, async ({ query: { page = 1, limit = LIST_CAP, ...filter } }) => {
    const { entries, total } = await selectAudit(db, { filter: filterOf(filter), page, limit });
    return success(entries.map(presentEntry), { page: { page, limit, total } });
  });

  bind(app, listAuditActors, async () => success(await selectActors(db)));

  bind(app, exportAudit, async ({ query }) =>
    success(csvStream(COLUMNS, readAudit(db, filterOf(query), BATCH)), {
      fileName: csvFileName('audit-log', now()),
    }),
  );
}

const BATCH = 500;

function filterOf({ actor, kind, subject, date }: AuditFilterQuery): AuditFilter {
  return { actor, kind: kind ?? null, subject, date: date ?? null };
}

function presentEntry({
  id,
  at,
  actor,
  action,
  subjectKind,
  subjectId,
  before,
  after,
}: AuditRow): WireAuditEntry {
  return {
    id,
    at: at.toISOString(),
    actor,
    action,
    subjectKind,
    subjectId,
    ...withoutNulls({ before, after }),
  };
}

const COLUMNS: CsvColumn<AuditRow>[] = [
  { head: 'Time (UTC)', value: ({ at }) => at.toISOString() },
  { head: 'Who', value: ({ actor }) => actor },
  { head: 'Action', value: ({ action }) => action },
  { head: 'Subject', value: ({ subjectKind }) => subjectKind },
  { head: 'Subject ID', value: ({ subjectId }) => subjectId },
  { head: 'Before', value: ({ before }) => asText(before) },
  { head: 'After', value: ({ after }) => asText(after) },
];

function asText(value: unknown): string {
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
