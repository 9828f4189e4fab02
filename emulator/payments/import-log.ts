import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { RecordQueries } from '../ledger/record-queries.ts';
import type {
  AnswerRecord,
  ChargeRecord,
  EventRecord,
  IntentRecord,
  LedgerRecord,
  MethodRecord,
  RefundRecord,
  SubjectRecord,
} from '../ledger/records.ts';
import { recordsOfSettled, type SettledPayment } from './settled-payment.ts';

/** Fields that records of older versions lack. */
const ADDED_TO_INTENTS = { attempts: 0, canceledAt: null, cancellationReason: null };
const ADDED_TO_CHARGES = { amountRefunded: 0 };

/** Records of emulators whose ledger was a log. */
type LoggedRecord =
  | (Omit<IntentRecord, keyof typeof ADDED_TO_INTENTS> &
      Partial<Pick<IntentRecord, keyof typeof ADDED_TO_INTENTS>>)
  | ChargeRecord
  | MethodRecord
  | RefundRecord
  | (Omit<SettledPayment, 'createdAt' | 'refund'> & {
      kind: 'settled_payment';
      created: number;
      paymentMethod: string;
      refund: { id: string; created: number } | null;
    })
  | (Omit<AnswerRecord, 'created'> & { answeredAt: number })
  | (Omit<EventRecord, 'subject'> & { about: string; was?: SubjectRecord })
  | LoggedDelivery;

/** The end of the delivery of an event. */
type LoggedDelivery = { kind: 'delivery'; id: string };

const Header = z.object({ ledger: z.literal('stripe-emulator'), fingerprintKey: z.string() });

/**
 * Imports a ledger that is a log: lines of JSON, each a list of the records of one write, after a header.
 * Resolves with its fingerprint key; null when there is no such file. Rejects when it is damaged before its
 * last line, which a crash may have torn.
 */
export async function importLog(file: string, queries: RecordQueries): Promise<string | null> {
  if (!existsSync(file)) return null;
  let fingerprintKey: string | null = null;
  let isTorn = false;
  // Not node:readline, which also ends a line at U+2028 and U+2029, and JSON has these as they are.
  for (const line of (await readFile(file, 'utf8')).replace(/\n$/, '').split('\n')) {
    if (isTorn) throw new Error(`The payment ledger ${file} is damaged. Restore it from a backup.`);
    const batch = parseLine(line);
    isTorn = batch === null;
    for (const entry of batch ?? []) {
      if (fingerprintKey === null) fingerprintKey = readHeader(entry, file).fingerprintKey;
      else for (const record of entry) importRecord(record, queries);
    }
  }
  return fingerprintKey;
}

function readHeader(entry: unknown, file: string) {
  const header = Header.safeParse(entry);
  if (header.success) return header.data;
  throw new Error(`${file} is not a payment ledger. Move it away.`);
}

function parseLine(line: string) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function importRecord(record: LoggedRecord, queries: RecordQueries): void {
  if (record.kind === 'delivery') queries.removeOwed(record.id);
  else recordsOf(record, queries).forEach(queries.put);
}

/** The records for a logged record. */
function recordsOf(record: Exclude<LoggedRecord, LoggedDelivery>, { find }: RecordQueries): LedgerRecord[] {
  switch (record.kind) {
    case 'payment_intent':
      return [{ ...ADDED_TO_INTENTS, ...record }];
    case 'charge':
      return [{ ...ADDED_TO_CHARGES, ...record }];
    case 'settled_payment': {
      const { kind: _, created, paymentMethod, refund, ...payment } = record;
      const method = find('payment_method', paymentMethod);
      if (!method) throw new Error(`The log has no payment method for ${record.id}.`);
      const refundedAt = refund && { id: refund.id, createdAt: new Date(refund.created * 1000) };
      const settled = { ...payment, createdAt: new Date(created * 1000), refund: refundedAt };
      return recordsOfSettled(settled, method);
    }
    case 'idempotent_answer': {
      const { answeredAt, ...answer } = record;
      return [{ ...answer, created: Math.floor(answeredAt / 1000) }];
    }
    case 'event': {
      const { about, was, ...event } = record;
      const subject = was ?? find('payment_intent', about) ?? find('charge', about) ?? find('refund', about);
      return subject ? [{ ...event, subject }] : [];
    }
    default:
      return [record];
  }
}
