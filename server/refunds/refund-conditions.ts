import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isOneOf } from '#db/is-one-of.ts';
import { REFUND_STATUSES, type RefundTrait, refundHas } from '#domain/refunds/refund-status.ts';

/** `refundHas` in SQL. */
export function hasRefundTrait(status: SQLWrapper, trait: RefundTrait): SQL {
  return isOneOf(
    status,
    REFUND_STATUSES.filter((each) => refundHas({ status: each }, trait)),
  );
}

/** True while the money of a refund is still to be returned: by the provider, or by staff after a failure. */
export function isOutstanding(refund: Record<'status' | 'replacedBy', SQLWrapper>): SQL {
  return sql`(not ${hasRefundTrait(refund.status, 'returned')} and ${refund.replacedBy} is null)`;
}
