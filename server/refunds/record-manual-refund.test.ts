import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import { exchangeReturn } from '#contract/calls/draft-orders.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { listRefunds, noteReturned, refundOrder } from '#contract/calls/refunds.ts';
import { changeStatusInBulk, getStaffOrder, undoStatusInBulk } from '#contract/calls/staff-orders.ts';
import { REFUND_WHILE_DISPUTED } from '#domain/disputes/dispute.ts';
import { CARDS } from '../testing/buy.ts';
import { buyThreeLamps, shownOrder } from '../testing/buy-lamps.ts';
import { readOwed, returnPieces } from '../testing/returned-order.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { untilRefundFails } from '../testing/until-refund-fails.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
const refund = (id: string, body: object) => shop.send(refundOrder, { params: { id }, body }, as);
const note = (id: string, body: object = {}) => shop.send(noteReturned, { params: { id }, body }, as);
const listRefundsOfPayment = async (id: string) =>
  (await shop.send(listRefunds, { params: { id } }, as)).body;
const unsettled = async (id: string) => {
  const query = { show: 'unsettled' as const, search: id };
  return (await shop.send(listPayments, { query }, as)).body[0]?.state;
};

/** An order of which a refund failed: of so many dollars, or of all of it. */
async function failedRefund(body: object = {}) {
  const bought = await buyThreeLamps(shop, { card: CARDS.refundsFail });
  await refund(bought.id, body);
  await untilRefundFails(shop, bought.paymentIntentId);
  await sendTestWebhook(shop, 'refund.failed', bought.paymentIntentId);
  expect(await unsettled(bought.id)).toBe('refund_failed');
  return bought.id;
}

describe('money that is returned by hand', () => {
  it('settles a refund that failed', async () => {
    const id = await failedRefund();
    const { body } = await note(id, { way: 'Bank transfer' });
    expect(body.amount).toBe(176.97);
    expect([(await shownOrder(shop, id)).paymentStatus, await unsettled(id)]).toEqual([
      'refunded',
      undefined,
    ]);
    expect((await listRefundsOfPayment(id))[0]).toMatchObject({ status: 'failed', replacedBy: body.id });
    expect((await shop.send(getStaffOrder, { params: { id } }, as)).body.payment?.state).toBe('refunded');
  });

  it('is what failed of a part unless staff say how much, and less than that settles nothing', async () => {
    const id = await failedRefund({ adjustment: 40 });
    expect((await note(id)).body.amount).toBe(40);
    expect(await unsettled(id)).toBeUndefined();
    const other = await failedRefund({ adjustment: 40 });
    await note(other, { amount: 30 });
    expect(await unsettled(other)).toBe('refund_failed');
  });

  it('settles no failed refund as long as it is of what is owed besides', async () => {
    const id = await failedRefund({ adjustment: 40 });
    await shop.send(updateOrderStatus, { params: { id }, body: { status: 'rejected' } }, as);
    await note(id, { amount: 40 });
    expect([await readOwed(shop, id), await unsettled(id)]).toEqual([136.97, 'refund_failed']);
    await note(id);
    expect([await readOwed(shop, id), await unsettled(id)]).toEqual([undefined, undefined]);
  });

  it('keeps an order rejected, though an exchange has the rest of its price', async () => {
    const { id } = await buyThreeLamps(shop, { stock: 20 });
    await shop.send(exchangeReturn, { params: { id: await returnPieces(shop, id) } }, as);
    const body = { status: 'rejected' as const, money: 'returned' as const, orders: [{ id }] };
    await shop.send(changeStatusInBulk, { body }, as);
    expect((await listRefundsOfPayment(id)).map(({ amount }) => amount)).toEqual([122.98]);
    const undone = await shop.send(undoStatusInBulk, { body: { status: 'rejected', orders: [{ id }] } }, as);
    expect(undone.body.failed[0]?.message).toMatch('returned already');
  });

  it('waits while a bank decides about the order that is rejected or canceled', async () => {
    const { id } = await buyThreeLamps(shop, { card: CARDS.disputed });
    const returned = { money: 'returned' as const };
    const lines = [{ position: 0, quantity: 3 }];
    const refused = [
      await shop.send(updateOrderStatus, { params: { id }, body: { status: 'rejected', ...returned } }, as),
      await shop.send(cancelOrder, { params: { id }, body: returned }, as),
      await shop.send(cancelOrder, { params: { id }, body: { lines, ...returned } }, as),
    ];
    for (const { status, failure } of refused)
      expect([status, failure.message]).toEqual([409, REFUND_WHILE_DISPUTED]);
    expect((await shownOrder(shop, id)).status).toBe('placed');
    expect(await listRefundsOfPayment(id)).toEqual([]);
  });
});
