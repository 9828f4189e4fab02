import { type Database, inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Refusal } from '../http/answer.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { findNoteOfRequest, insertNote, type OrderNote } from './note-queries.ts';
import { lockAnyOrder } from './order-queries.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';

/** Adds a note for staff to an order. The same `seed` adds it once. */
export async function addNote(
  db: Database,
  id: string,
  text: string,
  { staff, seed, now }: { staff: Staff; seed: Seed; now: Date },
): Promise<{ ok: true; note: OrderNote } | Refusal> {
  const note = { author: staff.email, text, createdAt: now };
  return await inTransaction(db, async (tx) => {
    if (!(await lockAnyOrder(tx, id))) return ORDER_NOT_FOUND;
    const requestKey = hexIdFrom(seed);
    const noted = await findNoteOfRequest(tx, id, requestKey);
    if (noted) return { ok: true, note: noted };
    const position = await insertNote(tx, id, { ...note, requestKey });
    // Its number, not its text, which may have to be erased one day.
    await writeAudit(tx, { staff, action: 'order.note', subjectId: id, after: { note: position + 1 } }, now);
    return { ok: true, note };
  });
}
