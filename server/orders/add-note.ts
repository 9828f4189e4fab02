import { type Database, inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { findNoteOfRequest, insertNote, type OrderNote } from './note-queries.ts';
import { lockOrderForStaff } from './order-queries.ts';

/** Notes something about an order, for staff. The same `seed` notes it once. */
export async function addNote(
  db: Database,
  id: string,
  text: string,
  { staff, seed, now }: { staff: Staff; seed: Uint8Array; now: Date },
): Promise<{ ok: true; note: OrderNote } | Refusal> {
  const note = { author: staff.email, text, createdAt: now };
  return await inTransaction(db, async (tx) => {
    if (!(await lockOrderForStaff(tx, id))) return refuse('not_found', 'Order not found');
    const requestKey = Buffer.from(seed.subarray(0, 16)).toString('hex');
    const noted = await findNoteOfRequest(tx, id, requestKey);
    if (noted) return { ok: true, note: noted };
    const position = await insertNote(tx, id, { ...note, requestKey });
    // Which note, not what it says: that is there to read, and may have to be forgotten one day.
    await writeAudit(tx, { staff, action: 'order.note', subjectId: id, after: { note: position + 1 } }, now);
    return { ok: true, note };
  });
}
