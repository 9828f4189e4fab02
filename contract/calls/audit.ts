import * as z from 'zod/mini';
import { auditList } from '#domain/audit/audit-list.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';

/** One change by staff: only the fields that changed, before and after. */
export const AuditEntry = component('AuditEntry', {
  id: z.string(),
  at: timestamp,
  /** The email address of a staff account, 'API token' or 'command line'. */
  actor: z.string(),
  /** Subject and verb: 'order.status'. */
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** Its current name: a product's name, the author of a review or message. */
  subjectName: z.optional(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

export type WireAuditEntry = z.output<typeof AuditEntry>;

export const listAudit = staffCall({
  path: '/audit',
  summary: 'Audit log, newest first',
  query: listQuery(auditList),
  output: z.array(AuditEntry),
  paged: true,
});

export const listAuditActors = staffCall({
  path: '/audit/actors',
  summary: 'All actors of the audit log',
  output: z.array(z.string()),
});

export const exportAudit = staffFile({
  path: '/audit/export',
  summary: 'Audit log that passes the filters, newest first, for a spreadsheet',
  query: listFilter(auditList),
});
