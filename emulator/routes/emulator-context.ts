import type { RecordChange } from '../events/record-change.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { DisputeRecord, EventRecord, RefundRecord } from '../ledger/records.ts';
import { presentEvent } from '../present/present-event.ts';
import type { AnswerRequest } from './answer-request.ts';

export type EmulatorContext = {
  ledger: Ledger;
  answer: AnswerRequest;
  /** For changes that no API request makes. */
  recordChange: RecordChange;
  publicPath: string;
  /** Milliseconds until a bank settles a refund that it does not settle immediately, or decides a dispute. */
  refundDelay: number;
  settleLater: (record: RefundRecord | DisputeRecord) => void;
  now: () => Date;
};

/** Presents events for a server. */
export function presenterOfEvents({ ledger, publicPath }: Pick<EmulatorContext, 'ledger' | 'publicPath'>) {
  const view = { ledger, publicPath, caller: 'secret', expand: [] } as const;
  return (event: EventRecord) => presentEvent(event, ledger.isOwed(event.id) ? 1 : 0, view);
}
