import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { openJournal } from './journal.ts';
import {
  type AnswerRecord,
  type ChargeRecord,
  type IntentRecord,
  isLedgerRecord,
  type LedgerRecord,
  type MethodRecord,
} from './records.ts';

/** Everything the emulator knows: in memory for reading, in the journal for good. One process at a time may open it. */
export type Ledger = {
  findIntent(id: string): IntentRecord | undefined;
  findCharge(id: string): ChargeRecord | undefined;
  findMethod(id: string): MethodRecord | undefined;
  findAnswer(id: string): AnswerRecord | undefined;
  /** Saves the records together or not at all. They become visible once they are on disk. */
  save(records: readonly LedgerRecord[]): Promise<void>;
  /** A stable name for a card number that does not reveal it. */
  fingerprint(cardNumber: string): string;
  close(): Promise<void>;
};

const Header = z.object({
  ledger: z.literal('stripe-emulator'),
  version: z.literal(1),
  fingerprintKey: z.string().min(32),
});
type Header = z.infer<typeof Header>;

const ANSWER_LIFETIME = 24 * 60 * 60 * 1000;

/** Opens the ledger kept in `file`, creating it if absent. Rejects when the file is damaged or of another kind. */
export async function openLedger(file: string, now: () => Date): Promise<Ledger> {
  const memory = createMemory();
  let header: Header | null = null;
  const journal = await openJournal(file, (entry) => {
    if (header === null) header = readHeader(entry, file);
    else for (const record of readRecords(entry, file)) memory.put(record);
  });
  const { fingerprintKey } = header ?? (await writeHeader((entry) => journal.append(entry)));
  memory.forgetAnswersBefore(now().getTime() - ANSWER_LIFETIME);

  return {
    findIntent: (id) => memory.intents.get(id),
    findCharge: (id) => memory.charges.get(id),
    findMethod: (id) => memory.methods.get(id),
    findAnswer(id) {
      memory.forgetAnswersBefore(now().getTime() - ANSWER_LIFETIME);
      return memory.answers.get(id);
    },
    async save(records) {
      await journal.append(records);
      for (const record of records) memory.put(record);
    },
    fingerprint: (cardNumber) =>
      createHmac('sha256', fingerprintKey).update(cardNumber).digest('base64url').slice(0, 16),
    close: () => journal.close(),
  };
}

function createMemory() {
  const intents = new Map<string, IntentRecord>();
  const charges = new Map<string, ChargeRecord>();
  const methods = new Map<string, MethodRecord>();
  const answers = new Map<string, AnswerRecord>();

  function put(record: LedgerRecord) {
    switch (record.kind) {
      case 'payment_intent':
        return intents.set(record.id, record);
      case 'charge':
        return charges.set(record.id, record);
      case 'payment_method':
        return methods.set(record.id, record);
      case 'idempotent_answer':
        // Deleting first keeps the map in the order of time, which is what forgetting relies on.
        answers.delete(record.id);
        return answers.set(record.id, record);
    }
  }

  function forgetAnswersBefore(time: number) {
    for (const answer of answers.values()) {
      if (answer.answeredAt > time) return;
      answers.delete(answer.id);
    }
  }

  return { intents, charges, methods, answers, put, forgetAnswersBefore };
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
  if (Array.isArray(entry) && entry.every(isLedgerRecord)) return entry;
  throw new Error(`The payment ledger ${file} holds an entry this version cannot read.`);
}
