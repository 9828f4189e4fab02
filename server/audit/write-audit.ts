import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/connection.ts';
import { auditLog } from '#db/schema/index.ts';
import type { AuditSubject } from '#domain/audit/audit-subject.ts';
import type { Staff } from '../http/staff.ts';

/** Everything staff can do that leaves a trace. */
export type AuditAction = `${AuditSubject}.${string}`;

export type AuditEntry = {
  staff: Pick<Staff, 'email'>;
  action: AuditAction;
  /** The id of what changed; its kind is the first word of the action. */
  subjectId: string;
  /** What changed, as it was and as it became: no more fields than changed, and nothing secret. */
  before?: unknown;
  after?: unknown;
};

/** How the log names whoever is not signed in: nobody knows who it is. */
export const NOT_SIGNED_IN: AuditEntry['staff'] = { email: 'not signed in' };

/** Writes down who changed what, in the transaction of the change. */
export async function writeAudit(tx: Transaction, entry: AuditEntry, now: Date): Promise<void> {
  const [subjectKind = entry.action] = entry.action.split('.');
  await tx.insert(auditLog).values({
    id: randomUUID(),
    at: now,
    actor: entry.staff.email,
    action: entry.action,
    subjectKind,
    subjectId: entry.subjectId,
    before: entry.before ?? null,
    after: entry.after ?? null,
  });
}
