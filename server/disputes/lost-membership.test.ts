import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '#db/schema/index.ts';
import { decideAtBank, disputeAtBank } from '../testing/dispute-at-bank.ts';
import { join } from '../testing/join.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Returns the time when the membership ended after its dispute; null while it goes on. */
async function endAfter(end: 'won' | 'lost', amount?: number): Promise<Date | null | undefined> {
  const { membership, paymentIntentId } = await join(shop, { email: `${randomUUID()}@example.com` });
  await disputeAtBank(shop, paymentIntentId, { ...(amount && { amount }) });
  await decideAtBank(shop, paymentIntentId, end);
  await sendTestWebhook(shop, 'charge.dispute.closed', paymentIntentId);
  const [row] = await shop.db.select().from(memberships).where(eq(memberships.id, membership.id));
  return row?.refundedAt;
}

describe('the membership of a disputed payment', () => {
  it('ends when the bank gives all of the money back', async () => {
    expect(await endAfter('lost')).toBeInstanceOf(Date);
  });

  it('goes on when the shop wins', async () => {
    expect(await endAfter('won')).toBeNull();
  });

  it('goes on when the bank gives a part back', async () => {
    expect(await endAfter('lost', 1_000)).toBeNull();
  });
});
