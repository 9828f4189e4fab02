import type { RecordChange } from './events/record-change.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { KeptEvent } from './ledger/memory.ts';
import type { ChargeRecord, LedgerRecord, MethodRecord, RefundRecord } from './ledger/records.ts';
import type { KeyedQueue } from './payments/keyed-queue.ts';
import { presentEvent } from './present/present-event.ts';
import type { IntentView } from './present/present-intent.ts';
import type { AnswerRequest } from './wire/answer-request.ts';
import type { Caller } from './wire/caller.ts';

/** What the routes share. */
export type EmulatorContext = {
  ledger: Ledger;
  answer: AnswerRequest;
  /** For changes that no API request asks for; those that one does ask for are saved by what it is answered with. */
  recordChange: RecordChange;
  /** An intent changes only in its turn, from reading it until the change is saved. */
  inTurn: KeyedQueue;
  publicPath: string;
  /** Milliseconds a bank takes that does not settle a refund at once. */
  refundDelay: number;
  settleLater: (refund: RefundRecord) => void;
  now: () => Date;
};

/** How `caller` sees an intent once `unsaved` records are saved: an answer is written before they are. */
export function viewFor(
  { ledger, publicPath }: Pick<EmulatorContext, 'ledger' | 'publicPath'>,
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

/** Presents events as the shop's server sees them. */
export function presenterOfEvents(emulator: Pick<EmulatorContext, 'ledger' | 'publicPath'>) {
  const view = viewFor(emulator, 'secret', []);
  return (event: KeptEvent) => presentEvent(event, emulator.ledger.isOwed(event.id) ? 1 : 0, view);
}

function isMethod(id: string) {
  return (record: LedgerRecord): record is MethodRecord =>
    record.kind === 'payment_method' && record.id === id;
}

function isCharge(id: string) {
  return (record: LedgerRecord): record is ChargeRecord => record.kind === 'charge' && record.id === id;
}
