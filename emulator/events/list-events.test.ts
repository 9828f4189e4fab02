import { expect, it } from 'vitest';
import { CARD_PROBLEMS } from '../cards/declines.ts';
import { TEST_CARDS } from '../cards/test-cards.ts';
import type {
  ChargeRecord,
  IntentRecord,
  LedgerRecord,
  RefundRecord,
  SubjectRecord,
} from '../ledger/records.ts';
import { cancelIntent } from '../payments/cancel-intent.ts';
import { answerChallenge, confirmIntent } from '../payments/confirm-intent.ts';
import { refundCharge, settleRefund } from '../payments/refund-charge.ts';
import { createMethod, someIntent } from '../testing/some-records.ts';
import { listEvents } from './list-events.ts';

const created = someIntent();

function methodOfNumber(number: string) {
  const card = TEST_CARDS.find((candidate) => candidate.number === number);
  if (!card) throw new Error(`There is no test card ${number}.`);
  return createMethod(card);
}

/** Confirms with the card, and returns the records to save. */
function confirmed(number: string, from: IntentRecord = created, token = 'token') {
  const fresh = { chargeId: 'ch_1', challengeToken: token, created: 2 };
  const method = methodOfNumber(number);
  const { intent, charge } = confirmIntent(from, { ok: true, method }, null, fresh);
  return { intent, charge, method, records: charge ? [intent, charge, method] : [intent, method] };
}

function answered(state: 'approved' | 'rejected') {
  const asked = confirmed('4000000000003220');
  const fresh = { chargeId: 'ch_1', challengeToken: 'unused', created: 3 };
  const { intent, charge } = answerChallenge(asked.intent, asked.method, state, fresh);
  return { before: [asked.intent], after: charge ? [intent, charge] : [intent] };
}

function refunded(number: string): { before: [ChargeRecord]; after: [RefundRecord, ChargeRecord] } {
  const { charge, method } = confirmed(number);
  if (!charge) throw new Error('Nothing was charged.');
  const fresh = { refundId: 're_1', created: 4, later: 5000 };
  const result = refundCharge(charge, method, { amount: null, reason: null, metadata: {} }, fresh);
  if (!result.ok) throw new Error(result.problem.code);
  return { before: [charge], after: [result.step.refund, result.step.charge] };
}

function settled(number: string) {
  const before = refunded(number).after;
  const { refund, charge } = settleRefund(...before);
  return { before, after: [refund, charge] };
}

const mistyped = { ok: false, problem: CARD_PROBLEMS.incorrect_number } as const;
const unread = { chargeId: 'ch_1', challengeToken: 'unused', created: 2 };
const asked = confirmed('4000000000003220').intent;
const declined = confirmed('4000000000000002').intent;

type Change = { before: readonly LedgerRecord[]; after: readonly LedgerRecord[] };

it.each<[string, Change, string[]]>([
  ['a new intent', { before: [], after: [created] }, ['payment_intent.created']],
  [
    'a payment',
    { before: [created], after: confirmed('4242424242424242').records },
    ['charge.succeeded', 'payment_intent.succeeded'],
  ],
  [
    'a declined card',
    { before: [created], after: confirmed('4000000000000002').records },
    ['charge.failed', 'payment_intent.payment_failed'],
  ],
  [
    'the second declined card',
    { before: [declined], after: confirmed('4000000000000002', declined).records },
    ['charge.failed', 'payment_intent.payment_failed'],
  ],
  [
    'a mistyped card',
    { before: [created], after: [confirmIntent(created, mistyped, null, unread).intent] },
    ['payment_intent.payment_failed'],
  ],
  ['a challenge', { before: [created], after: [asked] }, ['payment_intent.requires_action']],
  [
    'a challenge in place of another',
    { before: [asked], after: confirmed('4000000000003220', asked, 'other').records },
    ['payment_intent.requires_action'],
  ],
  ['an approved challenge', answered('approved'), ['charge.succeeded', 'payment_intent.succeeded']],
  ['a rejected challenge', answered('rejected'), ['payment_intent.payment_failed']],
  [
    'a cancellation',
    { before: [declined], after: [cancelIntent(declined, null, 9)] },
    ['payment_intent.canceled'],
  ],
  ['a refund', refunded('4242424242424242'), ['refund.created', 'charge.refunded']],
  ['a pending refund', refunded('4000000000007726'), ['refund.created', 'charge.refunded']],
  ['a refund that succeeds later', settled('4000000000007726'), ['refund.updated']],
  ['a refund that fails later', settled('4000000000005126'), ['refund.updated', 'refund.failed']],
  ['nothing new', { before: [declined], after: [{ ...declined }] }, []],
])('%s makes %o', (_, { before, after }, types) => {
  const find = ({ id }: SubjectRecord) =>
    before.find(
      (record): record is SubjectRecord =>
        record.id === id && ['payment_intent', 'charge', 'refund'].includes(record.kind),
    );
  const events = listEvents(after, find);
  expect(events.map(({ type }) => type)).toEqual(types);
  for (const { type, subject } of events) {
    expect(subject.id).toBe(type.startsWith('charge') ? 'ch_1' : type.startsWith('refund') ? 're_1' : 'pi_1');
  }
});
