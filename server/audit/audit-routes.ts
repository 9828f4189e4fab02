import type { Hono } from 'hono';
import { exportAudit, listAudit, listAuditActors, type WireAuditEntry } from '#contract/calls/audit.ts';
import { auditList } from '#domain/audit/audit-list.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { type CsvColumn, csvStream } from '../http/csv.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { type AuditRow, auditQueries, selectActors, selectSubjectNames } from './audit-queries.ts';

/** Binds the calls of the audit log, for staff. */
export function auditRoutes(app: Hono<Environment>, services: ListServices): void {
  const { db } = services;

  bindList(app, services, listAudit, {
    page: async (db, request, context) => {
      const { rows, ...page } = await auditQueries.page(db, request, context);
      const names = await selectSubjectNames(db, rows);
      const findName = ({ subjectKind, subjectId }: AuditRow) => names.get(`${subjectKind} ${subjectId}`);
      return { rows: rows.map((row) => ({ ...row, subjectName: findName(row) ?? null })), ...page };
    },
    present: presentEntry,
  });

  bind(app, listAuditActors, async () => success(await selectActors(db)));

  bindExport(app, services, exportAudit, (filter, context) => ({
    name: auditList.name,
    csv: csvStream(columnsIn(context.zone), auditQueries.readAll(db, filter, context), context.zone),
  }));
}

function presentEntry(entry: AuditRow & { subjectName: string | null }): WireAuditEntry {
  const { id, at, actor, action, subjectKind, subjectId, subjectName, before, after } = entry;
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
