import { sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { disputes, mails, refunds } from '#db/schema/index.ts';
import { MAX_COUNTED } from '#domain/limits.ts';
import type { Figures } from '#domain/status/figures.ts';
import { UNSETTLED_IDS } from '../payments/payment-queries.ts';
import { isOutstanding } from '../refunds/refund-conditions.ts';

type Row = { [Name in keyof Figures]: Figures[Name] extends Date | null ? string | null : number };

const FAILED = sql`${refunds.status} = 'failed'`;

/** A mail that was given up; those that are too old have no failure. */
const GIVEN_UP = sql`${mails.failure} is not null and ${mails.nextTryAt} is null and ${mails.sentAt} is null`;

/**
 * Reads all figures in one statement. Each part reads a partial index of what is unfinished, the newest rows
 * of an index or a counter, and counts MAX_COUNTED rows at most.
 */
export async function readFigures(db: Connection): Promise<Figures> {
  const { rows } = await db.execute<Row>(sql`
    with unsettled as materialized (${UNSETTLED_IDS} limit ${MAX_COUNTED}),
    outstanding as materialized (
      select ${FAILED} as failed, ${refunds.createdAt} as at
      from ${refunds} where ${isOutstanding(refunds)} limit ${MAX_COUNTED}),
    waiting as materialized (
      select ${mails.createdAt} as at from ${mails} where ${mails.nextTryAt} is not null limit ${MAX_COUNTED})
    select
      (select coalesce(sum(orders), 0)::int from order_tallies where period = 'all')
        + (select coalesce(sum(sign), 0)::int from order_tally_entries) as "orders",
      (select max(created_at) from orders) as "lastOrderAt",
      (select count(*)::int from unsettled) as "unsettledPayments",
      (select min((select created_at from checkouts where id = unsettled.id)) from unsettled)
        as "oldestUnsettledAt",
      (select count(*)::int from outstanding where not failed) as "refundsDue",
      (select min(at) from outstanding where not failed) as "oldestRefundDueAt",
      (select count(*)::int from outstanding where failed) as "refundsFailed",
      (select count(*)::int from (
        select from ${disputes} where ${disputes.status} = 'needs_response' limit ${MAX_COUNTED}) as limited)
        as "disputesToAnswer",
      (select count(*)::int from waiting) as "mailsWaiting",
      (select min(at) from waiting) as "oldestMailWaitingAt",
      (select count(*)::int from (
        select from ${mails} where ${GIVEN_UP} and ${mails.createdAt} > now() - interval '1 day'
        order by ${mails.createdAt} desc limit ${MAX_COUNTED}) as limited) as "mailsFailed",
      (select count(*)::int from (
        select from picture_fetches where next_try_at is not null limit ${MAX_COUNTED}) as limited)
        as "picturesToFetch",
      (select at from last_backup) as "lastBackupAt"`);
  const [row] = rows;
  if (!row) throw new Error('no row of figures');
  return {
    ...row,
    lastOrderAt: toDate(row.lastOrderAt),
    oldestUnsettledAt: toDate(row.oldestUnsettledAt),
    oldestRefundDueAt: toDate(row.oldestRefundDueAt),
    oldestMailWaitingAt: toDate(row.oldestMailWaitingAt),
    lastBackupAt: toDate(row.lastBackupAt),
  };
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
