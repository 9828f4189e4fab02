import { and, desc, eq } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { auditLog } from '#db/schema/index.ts';
import type { AuditAction } from './write-audit.ts';

/** Who did this to a subject last; null when nobody has. */
export async function findLastActor(
  db: Connection,
  action: AuditAction,
  subjectId: string,
): Promise<string | null> {
  const [subjectKind = action] = action.split('.');
  const [row] = await db
    .select({ actor: auditLog.actor })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, subjectKind),
        eq(auditLog.subjectId, subjectId),
        eq(auditLog.action, action),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(1);
  return row?.actor ?? null;
}
