import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPayments } from '#contract/calls/payments.ts';
import { listRefunds, refundOrder, retryRefund } from '#contract/calls/refunds.ts';
import { orderLines } from '#db/schema/index.ts';
import { CARDS } from '../testing/buy.ts';
import { buyThreeLamps, shownOrder } from '../testing/buy-lamps.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { untilRefundFails } from '../testing/until-refund-fails.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };

const refundPieces = async (id: string, quantity: number) => {
  const body = { lines: [{ position: 0, quantity, restock: true }] };
  return await shop.send(refundOrder, { params: { id }, body }, as);
};
const retry = (id: string, key?: string) =>
  shop.send(
    retryRefund,
    { params: { id } },
    { headers: { ...AS_STAFF, ...(key && { 'Idempotency-Key': key }) } },
  );
const refundedPieces = async (orderId: string) => {
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return line?.refunded;
};

/** Refunds two of three pieces; the bank refuses that after it had succeeded. */
async function failedPart() {
  const bought = await buyThreeLamps(shop, { card: CARDS.refundsFail });
  const { id, paymentIntentId } = bought;
  const { body: refund } = await refundPieces(id, 2);
  expect(refund.status).toBe('succeeded');
  expect(await shownOrder(shop, id)).toMatchObject({ paymentStatus: 'paid', refunded: 107.98 });
  await untilRefundFails(shop, paymentIntentId);
  await sendTestWebhook(shop, 'refund.failed', paymentIntentId);
  return { ...bought, refund };
}

describe('a part whose refund fails after it succeeded', () => {
  it('can be refunded again: its pieces and its money are left, and staff see it', async () => {
    const { id, paymentIntentId, refund } = await failedPart();
    const order = await shownOrder(shop, id);
    expect(order).toMatchObject({ paymentStatus: 'paid', refund: { status: 'failed', amount: 107.98 } });
    expect(order.refunded).toBeUndefined();
    expect(await refundedPieces(id)).toBe(0);
    const unsettled = (await shop.send(listPayments, { query: { show: 'unsettled' } }, as)).body;
    expect(unsettled.find((payment) => payment.paymentIntentId === paymentIntentId)).toMatchObject({
      state: 'refund_failed',
      refundable: 176.97,
    });
    const { body: again } = await retry(refund.id);
    expect(again).toMatchObject({ amount: 107.98, attemptOf: refund.id, lines: refund.lines });
    expect(await shownOrder(shop, id)).toMatchObject({ refunded: 107.98 });
    expect(await refundedPieces(id)).toBe(2);
    expect((await shop.send(listRefunds, { params: { id } }, as)).body).toMatchObject([
      { id: refund.id, status: 'failed', replacedBy: again.id },
      { id: again.id, status: 'succeeded' },
    ]);
  });

  it('puts its pieces back into stock once, however often it is tried', async () => {
    const { refund, lamp } = await failedPart();
    await retry(refund.id);
    expect(await readStock(shop.db, lamp)).toBe(4);
  });

  it('is tried again once by the same request, and by no other one then', async () => {
    const { id, refund } = await failedPart();
    const answers = await Promise.all(Array.from({ length: 4 }, () => retry(refund.id, `retry-${id}`)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await retry(refund.id)).failure.message).toBe('This refund was tried again already.');
  });

  it('cannot be tried again when its pieces were refunded otherwise meanwhile', async () => {
    const { id, refund } = await failedPart();
    expect((await refundPieces(id, 3)).status).toBe(201);
    const { status, failure } = await retry(refund.id);
    expect([status, failure.message]).toEqual([409, 'Only $15.00 of this payment can still be refunded.']);
  });
});
