import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/connection.ts';
import { auditLog } from '#db/schema/index.ts';
import type { AuditSubject } from '#domain/audit/audit-subject.ts';
import type { Staff } from '../http/staff.ts';

/** 'kind.verb', for example 'order.status'. */
export type AuditAction = `${AuditSubject}.${string}`;

export type AuditEntry = {
  staff: Pick<Staff, 'email'>;
  action: AuditAction;
  subjectId: string;
  /** The fields that changed, without secrets. */
  before?: unknown;
  after?: unknown;
};

/** Names visitors who are not signed in. */
export const NOT_SIGNED_IN: AuditEntry['staff'] = { email: 'not signed in' };

/** Logs who changed what, in the transaction of the change. */
export async function writeAudit(tx: Transaction, entry: AuditEntry, now: Date): Promise<void> {
  await writeAudits(tx, [entry], now);
}

/** Logs several changes in one statement. */
export async function writeAudits(tx: Transaction, entries: readonly AuditEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    id: randomUUID(),
    at: now,
    actor: entry.staff.email,
    action: entry.action,
    subjectKind: findSubjectKind(entry.action),
    subjectId: entry.subjectId,
    before: entry.before ?? null,
    after: entry.after ?? null,
  }));
  await tx.insert(auditLog).values(rows);
}

/** Finds the kind of what changed: the first word of the action. */
export function findSubjectKind(action: AuditAction): string {
  return action.slice(0, action.indexOf('.'));
}
