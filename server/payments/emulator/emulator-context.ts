import type { Ledger } from './ledger/ledger.ts';
import type { ChargeRecord, LedgerRecord, MethodRecord } from './ledger/records.ts';
import type { KeyedQueue } from './payments/keyed-queue.ts';
import type { IntentView } from './present/present-intent.ts';
import type { AnswerRequest } from './wire/answer-request.ts';
import type { Caller } from './wire/caller.ts';

/** What the routes share. */
export type EmulatorContext = {
  ledger: Ledger;
  answer: AnswerRequest;
  /** An intent changes only in its turn, from reading it until the change is saved. */
  inTurn: KeyedQueue;
  publicPath: string;
  now: () => Date;
};

/** How `caller` sees an intent once `unsaved` records are saved: an answer is written before they are. */
export function viewFor(
  { ledger, publicPath }: EmulatorContext,
  caller: Caller,
  expand: readonly string[],
  unsaved: readonly LedgerRecord[] = [],
): IntentView {
  return {
    caller,
    expand,
    publicPath,
    findMethod: (id) => unsaved.find(isMethod(id)) ?? ledger.findMethod(id),
    findCharge: (id) => unsaved.find(isCharge(id)) ?? ledger.findCharge(id),
  };
}

function isMethod(id: string) {
  return (record: LedgerRecord): record is MethodRecord =>
    record.kind === 'payment_method' && record.id === id;
}

function isCharge(id: string) {
  return (record: LedgerRecord): record is ChargeRecord => record.kind === 'charge' && record.id === id;
}
