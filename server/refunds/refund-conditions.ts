import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { REFUND_STATUSES, type RefundTrait, refundHas } from '#domain/refunds/refund-status.ts';

/** `refundHas` in SQL, with literals: the planner sees by them which partial index has the rows. */
export function hasRefundTrait(status: SQLWrapper, trait: RefundTrait): SQL {
  const literals = REFUND_STATUSES.filter((each) => refundHas({ status: each }, trait));
  return sql`${status} in (${sql.raw(literals.map((each) => `'${each}'`).join(', '))})`;
}

/** True while the money of a refund is still to be returned: by the provider, or by staff after a failure. */
export function isOutstanding(refund: Record<'status' | 'replacedBy', SQLWrapper>): SQL {
  return sql`(not ${hasRefundTrait(refund.status, 'returned')} and ${refund.replacedBy} is null)`;
}
