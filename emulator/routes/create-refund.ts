import type * as z from 'zod';
import { isClosed } from '../ledger/dispute-state.ts';
import type { ChargeRecord } from '../ledger/records.ts';
import { closeDispute, isRefundable } from '../payments/dispute-charge.ts';
import { type RefundProblem, refundCharge } from '../payments/refund-charge.ts';
import { formatAmount } from '../present/format-amount.ts';
import { presentRefund } from '../present/present-refund.ts';
import { newId, toSeconds } from '../wire/new-ids.ts';
import {
  exclusiveParameters,
  invalidRequest,
  missingParameter,
  noSuch,
  type Outcome,
  type Refusal,
} from '../wire/refusal.ts';
import { type Answer, type ApiRequest, fail, ok, refuse } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import type { CreateRefund } from './parameters.ts';

type Wish = z.output<typeof CreateRefund>;

/** Refunds a charge. */
export function createRefund(emulator: EmulatorContext, { given, save }: ApiRequest<Wish>): Answer {
  const { ledger, now, refundDelay, settleLater } = emulator;
  const found = findCharge(emulator, given);
  if (!found.ok) return refuse(found.refusal);
  const charge = found.value;
  const method = ledger.get('payment_method', charge.paymentMethod);
  const wish = { amount: given.amount ?? null, reason: given.reason ?? null, metadata: given.metadata };
  const disputes = ledger.disputesOf(charge.id);
  if (!disputes.every(isRefundable)) return fail(chargedBack(charge));
  const refunded = refundCharge(charge, method, wish, {
    refundId: newId('re'),
    created: toSeconds(now()),
    later: now().getTime() + refundDelay,
  });
  if (!refunded.ok) return fail(createRefusal(refunded.problem, charge));

  const { refund } = refunded.step;
  // A fully refunded inquiry is over.
  const { charge: after } = refunded.step;
  const isWhole = after.amountRefunded === after.amount;
  save([refund, after, ...(isWhole ? disputes.filter((each) => !isClosed(each)).map(closeDispute) : [])]);
  settleLater(refund);
  return ok(presentRefund(refund));
}

/** The charge to refund: the given one, or the one that paid the given intent. */
function findCharge({ ledger }: EmulatorContext, given: Wish): Outcome<ChargeRecord> {
  const { charge: chargeId, payment_intent: intentId } = given;
  if (chargeId !== undefined && intentId !== undefined) {
    return { ok: false, refusal: exclusiveParameters('charge', 'payment_intent') };
  }
  if (chargeId !== undefined) {
    const charge = ledger.find('charge', chargeId);
    return charge
      ? { ok: true, value: charge }
      : { ok: false, refusal: noSuch('charge', chargeId, 'charge') };
  }
  if (intentId === undefined) return { ok: false, refusal: missingParameter('charge') };

  const intent = ledger.find('payment_intent', intentId);
  if (!intent) return { ok: false, refusal: noSuch('payment_intent', intentId, 'payment_intent') };
  const charge = intent.latestCharge ? ledger.find('charge', intent.latestCharge) : undefined;
  if (intent.status !== 'succeeded' || !charge) {
    const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
    return { ok: false, refusal: invalidRequest(message, { param: 'payment_intent' }) };
  }
  return { ok: true, value: charge };
}

function createRefusal(problem: RefundProblem, { id, currency }: ChargeRecord): Refusal {
  const format = (amount: number) => formatAmount(amount, currency);
  switch (problem.code) {
    case 'charge_failed':
      return invalidRequest(`Charge ${id} has failed and cannot be refunded.`, { param: 'charge' });
    case 'charge_already_refunded':
      return invalidRequest(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
    case 'amount_too_large': {
      const message =
        `Refund amount (${format(problem.amount)}) is greater than unrefunded amount on charge ` +
        `(${format(problem.left)})`;
      return invalidRequest(message, { param: 'amount' });
    }
  }
}

function chargedBack({ id }: ChargeRecord): Refusal {
  const message = `Charge ${id} has been charged back; cannot issue a refund.`;
  return invalidRequest(message, { code: 'charge_disputed' });
}
