import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { damagedLedger, LedgerError } from '../ledger/ledger-error.ts';
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
    if (isTorn) throw damagedLedger(file);
    const batch = parseLine(line);
    isTorn = batch === null;
    for (const entry of batch ?? []) {
      if (fingerprintKey === null) fingerprintKey = readHeader(entry, file).fingerprintKey;
      else importRecords(entry, queries, file);
    }
  }
  return fingerprintKey;
}

function readHeader(entry: unknown, file: string) {
  const header = Header.safeParse(entry);
  if (header.success) return header.data;
  throw new LedgerError(`${file} is not a payment ledger. Move it away.`);
}

function parseLine(line: string): unknown[] | null {
  try {
    const batch: unknown = JSON.parse(line);
    return Array.isArray(batch) ? batch : null;
  } catch {
    return null;
  }
}

const Records = z.array(z.looseObject({ kind: z.string(), id: z.string() }));

function importRecords(entry: unknown, queries: RecordQueries, file: string): void {
  if (!Records.safeParse(entry).success) throw damagedLedger(file);
  for (const record of entry as LoggedRecord[]) importRecord(record, queries, file);
}

function importRecord(record: LoggedRecord, queries: RecordQueries, file: string): void {
  if (record.kind === 'delivery') queries.removeOwed(record.id);
  else recordsOf(record, queries, file).forEach(queries.put);
}

/** The records for a logged record. */
function recordsOf(
  record: Exclude<LoggedRecord, LoggedDelivery>,
  { find }: RecordQueries,
  file: string,
): LedgerRecord[] {
  switch (record.kind) {
    case 'payment_intent':
      return [{ ...ADDED_TO_INTENTS, ...record }];
    case 'charge':
      return [{ ...ADDED_TO_CHARGES, ...record }];
    case 'settled_payment': {
      const { kind: _, created, paymentMethod, refund, ...payment } = record;
      const method = find('payment_method', paymentMethod);
      if (!method) throw damagedLedger(file);
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
