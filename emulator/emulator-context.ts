import type { RecordChange } from './events/record-change.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { EventRecord, RefundRecord } from './ledger/records.ts';
import { presentEvent } from './present/present-event.ts';
import type { IntentView } from './present/present-intent.ts';
import type { AnswerRequest } from './wire/answer-request.ts';
import type { Caller } from './wire/caller.ts';

/** What the routes share. */
export type EmulatorContext = {
  ledger: Ledger;
  answer: AnswerRequest;
  /** For changes that no API request makes; requests save theirs themselves. */
  recordChange: RecordChange;
  publicPath: string;
  /** Milliseconds until a bank settles a refund that it does not settle at once. */
  refundDelay: number;
  settleLater: (refund: RefundRecord) => void;
  now: () => Date;
};

/** The view of intents for `caller`. */
export function viewFor(
  { ledger, publicPath }: Pick<EmulatorContext, 'ledger' | 'publicPath'>,
  caller: Caller,
  expand: readonly string[],
): IntentView {
  return {
    caller,
    expand,
    publicPath,
    findMethod: (id) => ledger.find('payment_method', id),
    findCharge: (id) => ledger.find('charge', id),
  };
}

/** Presents events as a server sees them. */
export function presenterOfEvents(emulator: Pick<EmulatorContext, 'ledger' | 'publicPath'>) {
  const view = viewFor(emulator, 'secret', []);
  return (event: EventRecord) => presentEvent(event, emulator.ledger.isOwed(event.id) ? 1 : 0, view);
}
