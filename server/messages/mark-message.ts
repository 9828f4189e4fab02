import { type Database, inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { lockMessage, type StoredMessage, updateMessageRow } from './message-queries.ts';

type Marks = { read?: boolean | undefined; archived?: boolean | undefined };

/**
 * Marks a message as read or unread, and archives or restores it. The audit log has only the latter. Null
 * when there is no such message.
 */
export async function markMessage(
  db: Database,
  id: string,
  { read, archived }: Marks,
  { staff, now }: { staff: Staff; now: Date },
): Promise<StoredMessage | null> {
  return await inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return null;
    const readAt = decideMoment(read, message.readAt, now);
    const archivedAt = decideMoment(archived, message.archivedAt, now);
    await updateMessageRow(tx, id, { readAt, archivedAt });
    const [was, is] = [message.archivedAt !== null, archivedAt !== null];
    if (was !== is) {
      const action = is ? 'message.archive' : 'message.unarchive';
      const difference = { before: { archived: was }, after: { archived: is } };
      await writeAudit(tx, { staff, action, subjectId: id, ...difference }, now);
    }
    return { ...message, readAt, archivedAt };
  });
}

/** Returns the moment of a mark: now for a new one, the earlier one if it was set, null if it is removed. */
function decideMoment(requested: boolean | undefined, before: Date | null, now: Date): Date | null {
  if (requested === undefined) return before;
  return requested ? (before ?? now) : null;
}
