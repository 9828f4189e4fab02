import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isMostlyObsolete, recordsOf } from './compact.ts';
import { completeRecord } from './complete-record.ts';
import { openJournal } from './journal.ts';
import { createMemory, type KeptEvent, type Memory } from './memory.ts';
import {
  type AnswerRecord,
  type ChargeRecord,
  type DeliveryRecord,
  type IntentRecord,
  isLedgerRecord,
  type LedgerRecord,
  type MethodRecord,
  type RefundRecord,
} from './records.ts';
import { replaceJournal } from './replace-journal.ts';
import type { Timeline } from './timeline.ts';

/** Everything the emulator knows: in memory for reading, in the journal for good. One process at a time may open it. */
export type Ledger = {
  intents: Reading<IntentRecord>;
  refunds: Reading<RefundRecord>;
  /** Those of the last 30 days and what has been added since the opening. */
  events: Reading<KeptEvent>;
  findCharge(id: string): ChargeRecord | undefined;
  findMethod(id: string): MethodRecord | undefined;
  findAnswer(id: string): AnswerRecord | undefined;
  /** Events a webhook endpoint must still acknowledge, oldest first. */
  owedEvents(): string[];
  isOwed(eventId: string): boolean;
  /** Saves the records together or not at all. They become visible once they are on disk. */
  save(records: readonly LedgerRecord[]): Promise<void>;
  /** Remembers the end of a delivery, on disk with what is saved next. After a crash it may be delivered once more. */
  noteDelivery(delivery: DeliveryRecord): void;
  /** A stable name for a card number that does not reveal it. */
  fingerprint(cardNumber: string): string;
  close(): Promise<void>;
};

export type Reading<Item extends { id: string }> = Pick<Timeline<Item>, 'get' | 'readPage' | 'values'>;

const Header = z.object({
  ledger: z.literal('stripe-emulator'),
  version: z.literal(1),
  fingerprintKey: z.string().min(32),
});
type Header = z.infer<typeof Header>;

/** Milliseconds. */
const ANSWER_LIFETIME = 24 * 60 * 60 * 1000;
const EVENT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens the ledger kept in `file`, creating it if absent. Rejects when the file is damaged or of another kind. A file
 * that is mostly obsolete is written anew.
 */
export async function openLedger(file: string, now: () => Date): Promise<Ledger> {
  const memory = createMemory();
  const { journal, fingerprintKey } = await openCompactJournal(file, memory, now);

  return {
    intents: memory.intents,
    refunds: memory.refunds,
    events: memory.events,
    findCharge: (id) => memory.charges.get(id),
    findMethod: (id) => memory.methods.get(id),
    findAnswer(id) {
      memory.forgetAnswersBefore(now().getTime() - ANSWER_LIFETIME);
      return memory.answers.get(id);
    },
    owedEvents: () => [...memory.owed.keys()],
    isOwed: (eventId) => memory.owed.has(eventId),
    async save(records) {
      await journal.append(records);
      for (const record of records) memory.put(record);
    },
    noteDelivery(delivery) {
      memory.put(delivery);
      journal.appendSoon([delivery]);
    },
    fingerprint: (cardNumber) =>
      createHmac('sha256', fingerprintKey).update(cardNumber).digest('base64url').slice(0, 16),
    close: () => journal.close(),
  };
}

async function openCompactJournal(file: string, memory: Memory, now: () => Date) {
  let header: Header | null = null;
  const journal = await openJournal(file, (entry) => {
    if (header === null) header = readHeader(entry, file);
    else for (const record of readRecords(entry, file)) memory.put(record);
  });
  memory.forgetAnswersBefore(now().getTime() - ANSWER_LIFETIME);
  memory.forgetEventsBefore((now().getTime() - EVENT_LIFETIME) / 1000);
  header ??= await writeHeader((entry) => journal.append(entry));
  const { fingerprintKey } = header;
  if (!isMostlyObsolete(memory, journal.initialLength)) return { journal, fingerprintKey };

  await journal.close();
  await replaceJournal(file, entriesOf(header, memory));
  return { journal: await openJournal(file, () => {}), fingerprintKey };
}

function* entriesOf(header: Header, memory: Memory): Generator<unknown> {
  yield header;
  for (const record of recordsOf(memory)) yield [record];
}

function readHeader(entry: unknown, file: string): Header {
  const header = Header.safeParse(entry);
  if (header.success) return header.data;
  throw new Error(
    `${file} is not a payment ledger this version can read. Move it away, or name another file.`,
  );
}

async function writeHeader(append: (entry: Header) => Promise<void>): Promise<Header> {
  const fingerprintKey = randomBytes(32).toString('base64url');
  const header: Header = { ledger: 'stripe-emulator', version: 1, fingerprintKey };
  await append(header);
  return header;
}

function readRecords(entry: unknown, file: string): LedgerRecord[] {
  if (Array.isArray(entry) && entry.every(isLedgerRecord)) return entry.map(completeRecord);
  throw new Error(`The payment ledger ${file} holds an entry this version cannot read.`);
}
