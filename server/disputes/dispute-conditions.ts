import type { SQL, SQLWrapper } from 'drizzle-orm';
import { isOneOf } from '#db/is-one-of.ts';
import { DISPUTE_STATUSES, isOpen } from '#domain/disputes/dispute.ts';

/** `isOpen` in SQL. */
export function isOpenDispute(status: SQLWrapper): SQL {
  return isOneOf(
    status,
    DISPUTE_STATUSES.filter((each) => isOpen({ status: each })),
  );
}
