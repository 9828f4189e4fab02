import { eq } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import { auditLog } from '#db/schema/index.ts';

/** Selects the audit entries of a subject, oldest first. */
export async function selectAuditEntries(db: Database, subjectId: string) {
  const { actor, action, before, after } = auditLog;
  return await db
    .select({ actor, action, before, after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(auditLog.at);
}
