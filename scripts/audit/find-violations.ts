import {
  acknowledgedOrdersExist,
  keptAnswersAreTrue,
  shownOrdersAreTrue,
  staffSeeEveryPayment,
} from './answer-rules.ts';
import type { Facts } from './facts.ts';
import {
  acknowledgedMembershipsExist,
  everyMembershipIsPaid,
  joinedCheckoutsAgree,
  membershipsDoNotOverlap,
  refundedMembershipsEnded,
} from './membership-rules.ts';
import {
  everyPaidOrderIsPaid,
  everyPaymentIsAccountedFor,
  heldPayments,
  isGood,
  recordedRefundsAreTrue,
  refundedOrdersSayIt,
  succeeded,
} from './money-rules.ts';
import { activitiesAgree, checkoutsAgree, ordersAreWhole, refundsAreTold } from './order-rules.ts';
import { holdsBelongToOpenCheckouts, piecesAreConserved, stockIsNeverNegative } from './stock-rules.ts';

/** What the auditor found. `held`: payments taken that may still become something or go back. */
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
  everyMembershipIsPaid,
  refundedMembershipsEnded,
  membershipsDoNotOverlap,
  joinedCheckoutsAgree,
  ordersAreWhole,
  activitiesAgree,
  checkoutsAgree,
  refundsAreTold,
  piecesAreConserved,
  stockIsNeverNegative,
  holdsBelongToOpenCheckouts,
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
    orders: facts.rows.orders.filter(({ payment }) => payment !== null).length,
    memberships: facts.rows.memberships.length,
    refunds: facts.ledger.refunds.filter(isGood).length,
    held: heldPayments(facts).length,
    violations: RULES.flatMap((rule) => rule(facts)),
  };
}

/**
 * `payments 27, orders 20, memberships 2, refunds 5, held 0, violations 0`, and a line for each violation.
 */
export function formatReport({
  payments,
  orders,
  memberships,
  refunds,
  held,
  violations,
}: AuditReport): string {
  const summary = `payments ${payments}, orders ${orders}, memberships ${memberships}, refunds ${refunds}, held ${held}, violations ${violations.length}`;
  return [summary, ...violations.map((violation) => `  ${violation}`)].join('\n');
}
