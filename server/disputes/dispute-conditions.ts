import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { DISPUTE_STATUSES, isOpen } from '#domain/disputes/dispute.ts';

/** `isOpen` in SQL, with literals for the partial index of open disputes. */
export function isOpenDispute(status: SQLWrapper): SQL {
  const literals = DISPUTE_STATUSES.filter((each) => isOpen({ status: each }));
  return sql`${status} in (${sql.raw(literals.map((each) => `'${each}'`).join(', '))})`;
}
