import * as z from 'zod/mini';
import { auditList } from '#domain/audit/audit-list.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { listFilter, listQuery } from '../list-query.ts';

/** One change by staff: only what changed, as it was and as it became. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: timestamp,
    /** The e-mail address of a member, 'API token' or 'command line'. */
    actor: z.string(),
    /** 'order.status': what it is about, and what was done. */
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.string(),
    /** What it is called now: a product's name, who wrote a review or message. */
    subjectName: z.optional(z.string()),
    before: z.optional(z.unknown()),
    after: z.optional(z.unknown()),
  })
  .register(z.globalRegistry, { id: 'AuditEntry' });

export type WireAuditEntry = z.output<typeof AuditEntry>;

export const listAudit = staffCall({
  method: 'GET',
  path: '/audit',
  tag: 'Audit log',
  summary: 'Who of the staff changed what, newest first',
  query: listQuery(auditList),
  output: z.array(AuditEntry),
  status: 200,
  failures: [],
  paged: true,
});

export const listAuditActors = staffCall({
  method: 'GET',
  path: '/audit/actors',
  tag: 'Audit log',
  summary: 'Everyone who ever changed something',
  output: z.array(z.string()),
  status: 200,
  failures: [],
});

export const exportAudit = staffFile({
  path: '/audit/export',
  tag: 'Audit log',
  summary: 'Changes that pass the filters, newest first, for a spreadsheet',
  query: listFilter(auditList),
  produces: 'text/csv',
  failures: [],
});
