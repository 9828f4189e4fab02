import type { KeptEvent, Memory } from './memory.ts';
import type { EventRecord, LedgerRecord } from './records.ts';

/** What a smaller file holds may be rewritten whenever it likes; it is not worth a thought. */
const MIN_BYTES = 4 * 1024 * 1024;

/** Whether more than half of a journal of so many bytes says what is no longer needed. */
export function isMostlyObsolete(memory: Memory, journalBytes: number): boolean {
  if (journalBytes < MIN_BYTES) return false;
  let needed = 0;
  for (const record of recordsOf(memory)) {
    needed += JSON.stringify(record).length;
    if (needed * 2 > journalBytes) return false;
  }
  return true;
}

/** All that is needed, in an order in which it can be read again. */
export function* recordsOf(memory: Memory): Generator<LedgerRecord> {
  yield* memory.methods.values();
  yield* memory.intents.values();
  yield* memory.charges.values();
  yield* memory.refunds.values();
  for (const event of memory.events.values()) yield compactEvent(event, memory);
  yield* memory.answers.values();
}

/** An event whose subject has changed since has to bring it along; whether it is still owed is settled by now. */
function compactEvent({ record, subject }: KeptEvent, memory: Memory): EventRecord {
  const { was: _, ...event } = record;
  const isCurrent = memory.findSubject(record.about) === subject;
  return { ...event, owed: memory.owed.has(record.id), ...(!isCurrent && { was: subject }) };
}
