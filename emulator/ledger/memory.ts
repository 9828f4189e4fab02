import { expandSettled } from './expand-settled.ts';
import type {
  AnswerRecord,
  ChargeRecord,
  EventRecord,
  IntentRecord,
  LedgerRecord,
  MethodRecord,
  RefundRecord,
  SubjectRecord,
} from './records.ts';
import { createTimeline } from './timeline.ts';

/** An event with its subject as it was then: records are replaced, never changed, so keeping the old one is enough. */
export type KeptEvent = { id: string; record: EventRecord; subject: SubjectRecord };

export type Memory = ReturnType<typeof createMemory>;

/** What a ledger holds, as records come in. */
export function createMemory() {
  const intents = createTimeline<IntentRecord>();
  const charges = new Map<string, ChargeRecord>();
  const methods = new Map<string, MethodRecord>();
  const refunds = createTimeline<RefundRecord>();
  const answers = new Map<string, AnswerRecord>();
  const events = createTimeline<KeptEvent>();
  /** Events still to be acknowledged, oldest first. */
  const owed = new Map<string, EventRecord>();

  function put(record: LedgerRecord): void {
    switch (record.kind) {
      case 'payment_intent':
        intents.put(record);
        break;
      case 'charge':
        charges.set(record.id, record);
        break;
      case 'payment_method':
        methods.set(record.id, record);
        break;
      case 'refund':
        refunds.put(record);
        break;
      case 'settled_payment': {
        const { intent, charge, refund } = expandSettled(record);
        intents.put(intent);
        charges.set(charge.id, charge);
        if (refund) refunds.put(refund);
        break;
      }
      case 'idempotent_answer':
        // Deleting first keeps the map in the order of time, which is what forgetting relies on.
        answers.delete(record.id);
        answers.set(record.id, record);
        break;
      case 'event':
        putEvent(record);
        break;
      case 'delivery':
        owed.delete(record.id);
        break;
    }
  }

  function putEvent(record: EventRecord): void {
    const subject = record.was ?? findSubject(record.about);
    if (!subject) throw new Error(`The payment ledger has nothing for the event ${record.id} to be about.`);
    events.put({ id: record.id, record, subject });
    if (record.owed) owed.set(record.id, record);
  }

  function findSubject(id: string): SubjectRecord | undefined {
    return intents.get(id) ?? charges.get(id) ?? refunds.get(id);
  }

  /** Those answered before `time`, in milliseconds since 1970. */
  function forgetAnswersBefore(time: number): void {
    for (const answer of answers.values()) {
      if (answer.answeredAt > time) return;
      answers.delete(answer.id);
    }
  }

  /** Those made before `time`, in seconds since 1970. */
  function forgetEventsBefore(time: number): void {
    events.forgetUntil(({ record }) => record.created >= time);
    for (const event of owed.values()) {
      if (event.created >= time) return;
      owed.delete(event.id);
    }
  }

  return {
    intents,
    charges,
    methods,
    refunds,
    answers,
    events,
    owed,
    put,
    findSubject,
    forgetAnswersBefore,
    forgetEventsBefore,
  };
}
