import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { refunds } from '#db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { REFUND_STATUSES, type RefundTrait, refundHas } from '#domain/refunds/refund-status.ts';
import { hasRefundTrait, isOutstanding } from './refund-conditions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const TRAITS: RefundTrait[] = ['committed', 'accepted', 'returned'];

test.each(REFUND_STATUSES)('SQL says of a refund that is %s what its table says', async (status) => {
  const value = sql`${status}::text`;
  for (const trait of TRAITS) {
    const { rows } = await database.db.execute(sql`select ${hasRefundTrait(value, trait)} as has`);
    expect(rows).toEqual([{ has: refundHas({ status }, trait) }]);
  }
  for (const replacedBy of [null, 'RF-2']) {
    const condition = isOutstanding({ status: value, replacedBy: sql`${replacedBy}::text` });
    const { rows } = await database.db.execute(sql`select ${condition} as is`);
    expect(rows).toEqual([{ is: !refundHas({ status }, 'returned') && replacedBy === null }]);
  }
});

it('outstanding refunds are read from their partial index', async () => {
  const plan = await inTransaction(database.db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const outstanding = sql`select ${refunds.paymentIntentId} from ${refunds} where ${isOutstanding(refunds)}`;
    return (await tx.execute(sql`explain ${outstanding}`)).rows;
  });
  expect(JSON.stringify(plan)).toContain('refunds_unsettled');
});
