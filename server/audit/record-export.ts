import { type Database, inTransaction } from '#db/connection.ts';
import type { RecordExport } from '../http/staff.ts';
import { writeAudit } from './write-audit.ts';

/** Logs each file that staff download, before its first byte is sent. */
export function recordExports(db: Database, now: () => Date): RecordExport {
  return async ({ staff, fileName, request }) =>
    await inTransaction(db, (tx) =>
      writeAudit(
        tx,
        { staff, action: 'export.file', subjectId: fileName, after: selectFilters(request) },
        now(),
      ),
    );
}

/** Selects the IDs and filters of an export; null for a whole list. */
function selectFilters(request: Record<string, unknown>): Record<string, unknown> | null {
  const chosen = Object.entries(request).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return chosen.length > 0 ? Object.fromEntries(chosen) : null;
}
