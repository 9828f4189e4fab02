import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import { restockOrder } from '#contract/calls/cancellations.ts';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { listRefunds, refundOrder, refundPayment, retryRefund } from '#contract/calls/refunds.ts';
import { getStaffOrder } from '#contract/calls/staff-orders.ts';
import type { CallInput } from '#contract/define-call.ts';
import { orderLines, stockMovements } from '#db/schema/index.ts';
import { applyEntries } from '../counters/apply-entries.ts';
import { buyThreeLamps, shownOrder, THREE_LAMPS } from '../testing/buy-lamps.ts';
import { readCounters, recountedCounters } from '../testing/read-counters.ts';
import { refundAtDashboard } from '../testing/refund-at-dashboard.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
type Body = CallInput<typeof refundOrder>['body'];

const refund = (id: string, body: Body = {}, key?: string) =>
  shop.send(
    refundOrder,
    { params: { id }, body },
    { headers: { ...AS_STAFF, ...(key && { 'Idempotency-Key': key }) } },
  );
const pieces = (quantity: number, restock = false) => ({ lines: [{ position: 0, quantity, restock }] });
const listRefundsOfPayment = async (id: string) =>
  (await shop.send(listRefunds, { params: { id } }, as)).body;
const returned = async (paymentIntentId: string) =>
  (await shop.payments.provider.findPayment(paymentIntentId))?.refunded;
const findLine = async (orderId: string) =>
  (await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0];

describe('a refund of pieces', () => {
  it('returns their price and tax, and leaves the order paid', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    const { status, body } = await refund(id, { ...pieces(1), reason: 'damaged', note: 'A crack' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: 53.99,
      tax: 4,
      shipping: 0,
      adjustment: 0,
      lines: [{ position: 0, quantity: 1, amount: 49.99, tax: 4, restock: false }],
      reason: 'damaged',
      note: 'A crack',
      notify: true,
      status: 'succeeded',
    });
    expect(await returned(paymentIntentId)).toBe(5_399);
    expect(await shownOrder(shop, id)).toMatchObject({ paymentStatus: 'paid', refunded: 53.99 });
    expect(await findLine(id)).toMatchObject({ refunded: 1, canceled: 0, returned: 0 });
    expect(await listRefundsOfPayment(id)).toEqual([body]);
  });

  it('adds shipping and any amount, also a fee', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    expect((await refund(id, { ...pieces(1), shipping: 5, adjustment: -3.5 })).body.amount).toBe(55.49);
    expect((await refund(id, { adjustment: 10 })).body).toMatchObject({ amount: 10, lines: [] });
    expect(await returned(paymentIntentId)).toBe(6_549);
  });

  it('is everything that is left without lines, shipping and adjustment, as the refund of the payment', async () => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    const other = await buyThreeLamps(shop);
    await refund(id, pieces(1));
    await refund(id, { shipping: 15 });
    await refund(id, { reason: 'requested' });
    expect(await returned(paymentIntentId)).toBe(THREE_LAMPS * 100);
    await shop.send(refundPayment, { params: { paymentIntentId: other.paymentIntentId } }, as);
    const [byParts, atOnce] = [await shownOrder(shop, id), await shownOrder(shop, other.id)];
    for (const order of [byParts, atOnce])
      expect(order).toMatchObject({
        paymentStatus: 'refunded',
        refunded: THREE_LAMPS,
        refund: { amount: THREE_LAMPS, status: 'succeeded' },
      });
    expect((await refund(id)).failure).toMatchObject({
      code: 'conflict',
      message: 'All of this payment is refunded already.',
    });
  });
});

describe('the pieces of a refund', () => {
  it('go back into stock where staff say so, with the movement', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    await refund(id, pieces(1, true));
    expect(await readStock(shop.db, lamp)).toBe(3);
    expect(await findLine(id)).toMatchObject({ refunded: 1, canceled: 1, returned: 0, restocked: 1 });
    const moved = await shop.db.select().from(stockMovements).where(eq(stockMovements.productId, lamp.id));
    expect(moved.at(-1)).toMatchObject({
      kind: 'returned',
      change: 1,
      causeKind: 'order',
      causeId: id,
      reason: 'Refunded',
      staff: 'API token',
    });
    await refund(id, pieces(1));
    expect(await readStock(shop.db, lamp)).toBe(3);
  });

  it('count as returned once they were shipped, and go back once', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    await shop.send(updateOrderStatus, { params: { id }, body: { status: 'delivered' } }, as);
    await refund(id, pieces(2, true));
    expect(await findLine(id)).toMatchObject({ refunded: 2, canceled: 0, returned: 2, restocked: 2 });
    await refund(id);
    expect((await shop.send(restockOrder, { params: { id } }, as)).body.restocked).toBe(1);
    expect(await readStock(shop.db, lamp)).toBe(5);
    expect(await findLine(id)).toMatchObject({ refunded: 3, returned: 3, restocked: 3 });
  });

  it('do not go back again where the order was canceled with its pieces', async () => {
    const { id, lamp } = await buyThreeLamps(shop);
    const rejected = { status: 'rejected' as const, restock: true };
    await shop.send(updateOrderStatus, { params: { id }, body: rejected }, as);
    await refund(id, pieces(3, true));
    expect(await readStock(shop.db, lamp)).toBe(5);
  });
});

describe('a refund is refused', () => {
  const cases: [string, Body, number, string, string][] = [
    [
      'for a line that is not there',
      { lines: [{ position: 4, quantity: 1 }] },
      400,
      'lines.0.position',
      'The order has no line 5.',
    ],
    [
      'for more pieces than were bought',
      pieces(4),
      409,
      'lines.0.quantity',
      'Only 3 of line 1 can still be refunded.',
    ],
    [
      'for a line given twice',
      {
        lines: [
          { position: 0, quantity: 1 },
          { position: 0, quantity: 1 },
        ],
      },
      400,
      'lines',
      'Each line can be given once',
    ],
    [
      'for more shipping than was paid',
      { shipping: 15.01 },
      409,
      'shipping',
      'Only $15.00 of the shipping can still be refunded.',
    ],
    [
      'for more than was paid',
      { adjustment: 200 },
      409,
      'adjustment',
      '$200.00 is more than the $176.97 that can still be refunded.',
    ],
    [
      'for nothing',
      { lines: [], shipping: 0 },
      400,
      'lines',
      'There is nothing to refund: choose pieces, shipping or an amount.',
    ],
    [
      'for a part of a cent',
      { adjustment: 0.005 },
      400,
      'adjustment',
      'Adjustment can have two decimals at most',
    ],
    ['for no known reason', { reason: 'sold_out' as never }, 400, 'reason', 'Choose a reason'],
  ];
  it.each(cases)('%s', async (_, body, status, field, message) => {
    const { id, paymentIntentId } = await buyThreeLamps(shop);
    const refused = await refund(id, body);
    expect([refused.status, refused.failure.fields]).toEqual([status, { [field]: message }]);
    expect(await returned(paymentIntentId)).toBe(0);
  });

  it('to strangers, and for orders that are not there', async () => {
    const { id } = await buyThreeLamps(shop);
    expect((await shop.send(refundOrder, { params: { id }, body: {} })).status).toBe(401);
    expect((await shop.send(listRefunds, { params: { id } })).status).toBe(401);
    expect((await refund('MG-0000-0000-0000-0000')).status).toBe(404);
  });
});

describe('a repeated request', () => {
  it('refunds once with the same key and body, and is refused with another body', async () => {
    const { id, paymentIntentId, lamp } = await buyThreeLamps(shop);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(id, pieces(1, true), `once-${id}`)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await returned(paymentIntentId)).toBe(5_399);
    expect(await readStock(shop.db, lamp)).toBe(3);
    const other = await refund(id, pieces(2), `once-${id}`);
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_key_reused']);
  });
});

it('the list has refunds of the dashboard too', async () => {
  const { id, paymentIntentId } = await buyThreeLamps(shop);
  await refundAtDashboard(shop, paymentIntentId, 1_000);
  await sendTestWebhook(shop, 'charge.refunded', paymentIntentId);
  await refund(id, pieces(1));
  expect(await listRefundsOfPayment(id)).toMatchObject([
    { amount: 10, adjustment: 10, reason: 'at_provider', lines: [] },
    { amount: 53.99, reason: 'requested' },
  ]);
});

it('audit log and timeline say what was refunded', async () => {
  const { id, paymentIntentId, lamp } = await buyThreeLamps(shop);
  await refund(id, { ...pieces(2, true), shipping: 5, reason: 'returned', note: 'Unused', notify: false });
  const [entry] = (await shop.send(listAudit, { query: { subject: paymentIntentId } }, as)).body;
  expect(entry).toMatchObject({
    action: 'payment.refund',
    after: {
      refunded: 112.98,
      order: id,
      parts: `2 × ${lamp.name}, shipping $5.00`,
      reason: 'returned',
      note: 'Unused',
      restocked: 2,
      emailed: false,
    },
  });
  const { timeline } = (await shop.send(getStaffOrder, { params: { id } }, as)).body;
  expect(timeline.find(({ title }) => title === 'Refund requested')?.text).toBe(
    `$112.98: 2 × ${lamp.name}, shipping $5.00. Unused`,
  );
});

it('the dashboard subtracts from the sales what came back, and no more than that', async () => {
  const sales = async () => {
    await applyEntries(shop.db);
    return (await shop.send(getDashboard, { query: {} }, as)).body.stats.totalSales;
  };
  const { id } = await buyThreeLamps(shop);
  const before = await sales();
  await refund(id, pieces(1));
  expect(before - (await sales())).toBeCloseTo(53.99, 2);
  await refund(id);
  expect(before - (await sales())).toBeCloseTo(THREE_LAMPS, 2);
  expect((await readCounters(shop.db)).orders).toEqual((await recountedCounters(shop.db))?.orders);
});

it('an order of which a part was refunded is exported as partly refunded', async () => {
  const { id } = await buyThreeLamps(shop);
  await refund(id, pieces(1));
  const response = await shop.fetch('/api/orders/export', as);
  const row = (await response.text()).split('\n').find((line) => line.includes(id)) ?? '';
  expect(row).toContain(',partly refunded,');
  expect(row).toContain(',53.99,');
});

it('only failed refunds can be tried again', async () => {
  const { id } = await buyThreeLamps(shop);
  const { body } = await refund(id, pieces(1));
  const again = await shop.send(retryRefund, { params: { id: body.id } }, as);
  expect([again.status, again.failure.message]).toEqual([409, 'This refund has not failed.']);
  expect((await shop.send(retryRefund, { params: { id: 'RF-0' } }, as)).status).toBe(404);
});
