import type { Hono } from 'hono';
import {
  type AuditFilterQuery,
  exportAudit,
  listAudit,
  listAuditActors,
  type WireAuditEntry,
} from '#contract/calls/audit.ts';
import { LIST_CAP } from '#contract/limits.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { type CsvColumn, csvFileName, csvStream } from '../http/csv.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import {
  type AuditFilter,
  type AuditRow,
  readAudit,
  selectActors,
  selectAudit,
  selectSubjectNames,
} from './audit-queries.ts';

/** Who of the staff changed what, for staff. */
export function auditRoutes(
  app: Hono<Environment>,
  { db, settings, now }: { db: Database; settings: CurrentSettings; now: () => Date },
): void {
  const filterOf = async ({ actor, kind, subject, date }: AuditFilterQuery): Promise<AuditFilter> => {
    const { timeZone: zone } = await settings.read();
    return { actor, kind: kind ?? null, subject, date: date ?? null, zone };
  };

  bind(app, listAudit, async ({ query: { page = 1, limit = LIST_CAP, ...filter } }) => {
    const { entries, total } = await selectAudit(db, { filter: await filterOf(filter), page, limit });
    const names = await selectSubjectNames(db, entries);
    const named = entries.map((entry) =>
      presentEntry(entry, names.get(`${entry.subjectKind} ${entry.subjectId}`) ?? null),
    );
    return success(named, { page: { page, limit, total } });
  });

  bind(app, listAuditActors, async () => success(await selectActors(db)));

  bind(app, exportAudit, async ({ query }) => {
    const filter = await filterOf(query);
    const { zone } = filter;
    return success(csvStream(columnsIn(zone), readAudit(db, filter, BATCH), zone), {
      fileName: csvFileName('audit-log', now(), zone),
    });
  });
}

const BATCH = 500;

function presentEntry(entry: AuditRow, subjectName: string | null): WireAuditEntry {
  const { id, at, actor, action, subjectKind, subjectId, before, after } = entry;
  return {
    id,
    at: at.toISOString(),
    actor,
    action,
    subjectKind,
    subjectId,
    ...omitNulls({ subjectName, before, after }),
  };
}

const columnsIn = (zone: string): CsvColumn<AuditRow>[] => [
  { head: `Time (${zone})`, value: ({ at }) => at },
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
