import {
  acknowledgedOrdersExist,
  keptAnswersAreTrue,
  shownOrdersAreTrue,
  staffSeeEveryPayment,
} from './answer-rules.ts';
import { canceledOrdersEnd, unpaidOrdersEnd } from './cancellation-rules.ts';
import {
  chargedBackOrdersSayIt,
  disputesAreTold,
  everyDisputeIsRecorded,
  recordedDisputesAreTrue,
} from './dispute-rules.ts';
import type { Facts } from './facts.ts';
import { creditNotesAgree, invoicesAgree, refundsHaveCreditNotes } from './invoice-rules.ts';
import { isGood } from './lost-money.ts';
import {
  acknowledgedMembershipsExist,
  everyMembershipIsPaid,
  joinedCheckoutsAgree,
  membershipsDoNotOverlap,
  refundedMembershipsEnded,
} from './membership-rules.ts';
import { everyPaidOrderIsPaid, everyPaymentIsAccountedFor, heldPayments, succeeded } from './money-rules.ts';
import { activitiesAgree, checkoutsAgree, ordersAreWhole } from './order-rules.ts';
import {
  endedExchangesAreOwed,
  endedOrdersOweTheirMoney,
  exchangedReturnsComeBack,
  exchangesAddUp,
  owedMoneyIsReturned,
  restsAreReturned,
} from './owed-rules.ts';
import {
  dueRefundsAreMade,
  everyRefundIsRecorded,
  recordedRefundsAreTrue,
  refundedOrdersSayIt,
  refundedPiecesAddUp,
  refundsAddUp,
  refundsAreTold,
} from './refund-rules.ts';
import { countersAreTrue, numbersHaveNoGaps } from './shop-rules.ts';
import {
  holdsBelongToOpenCheckouts,
  movementsAddUp,
  ordersTakeTheirPieces,
  piecesAreConserved,
  stockIsNeverNegative,
} from './stock-rules.ts';

/** The result of an audit. `held`: payments taken that may still become something or go back. */
export type AuditReport = {
  payments: number;
  orders: number;
  memberships: number;
  refunds: number;
  held: number;
  violations: string[];
};

const RULES = [
  everyPaymentIsAccountedFor,
  everyPaidOrderIsPaid,
  refundedOrdersSayIt,
  recordedRefundsAreTrue,
  everyRefundIsRecorded,
  refundsAddUp,
  refundedPiecesAddUp,
  dueRefundsAreMade,
  exchangesAddUp,
  exchangedReturnsComeBack,
  restsAreReturned,
  owedMoneyIsReturned,
  endedExchangesAreOwed,
  endedOrdersOweTheirMoney,
  invoicesAgree,
  refundsHaveCreditNotes,
  creditNotesAgree,
  everyDisputeIsRecorded,
  recordedDisputesAreTrue,
  chargedBackOrdersSayIt,
  disputesAreTold,
  everyMembershipIsPaid,
  refundedMembershipsEnded,
  membershipsDoNotOverlap,
  joinedCheckoutsAgree,
  ordersAreWhole,
  activitiesAgree,
  checkoutsAgree,
  refundsAreTold,
  canceledOrdersEnd,
  unpaidOrdersEnd,
  piecesAreConserved,
  stockIsNeverNegative,
  movementsAddUp,
  ordersTakeTheirPieces,
  holdsBelongToOpenCheckouts,
  countersAreTrue,
  numbersHaveNoGaps,
  acknowledgedOrdersExist,
  acknowledgedMembershipsExist,
  keptAnswersAreTrue,
  shownOrdersAreTrue,
  staffSeeEveryPayment,
];

/** Compares the three accounts. Each violation is a sentence. */
export function findViolations(facts: Facts): AuditReport {
  return {
    payments: succeeded(facts).length,
    orders: facts.rows.orders.length,
    memberships: facts.rows.memberships.length,
    refunds: facts.ledger.refunds.filter(isGood).length,
    held: heldPayments(facts).length,
    violations: RULES.flatMap((rule) => rule(facts)),
  };
}

/**
 * `20 orders, 27 payments, 2 memberships, 5 refunds: everything agrees.`, or how many findings there are, and
 * a line for each of the first `most`.
 */
export function formatReport(report: AuditReport, most = Number.POSITIVE_INFINITY): string {
  const { payments, orders, memberships, refunds, held, violations } = report;
  const compared = [
    formatCount(orders, 'order'),
    formatCount(payments, 'payment'),
    formatCount(memberships, 'membership'),
    formatCount(refunds, 'refund'),
  ].join(', ');
  const left = violations.length - Math.min(most, violations.length);
  const verdict =
    violations.length === 0
      ? 'everything agrees'
      : `${formatCount(violations.length, 'thing')} ${violations.length === 1 ? 'does' : 'do'} not agree`;
  return [
    `${compared}: ${verdict}.`,
    ...violations.slice(0, most).map((violation) => `  ${violation}`),
    ...(left > 0
      ? [`  … and ${left.toLocaleString('en-US')} more; npm run audit -- --all prints all of them.`]
      : []),
    ...(held > 0 ? [`${formatCount(held, 'payment')} made in the last minutes: not settled yet.`] : []),
  ].join('\n');
}

function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
