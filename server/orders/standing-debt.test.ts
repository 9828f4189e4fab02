import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import {
  deleteDraftOrder,
  exchangeReturn,
  markDraftOrderPaid,
  updateDraftOrder,
} from '#contract/calls/draft-orders.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { noteReturned, refundOrder } from '#contract/calls/refunds.ts';
import { updateReturn } from '#contract/calls/returns.ts';
import { deleteOrder, restoreOrder, undoStatusInBulk } from '#contract/calls/staff-orders.ts';
import { exchangeCredits } from '#db/schema/index.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { address } from '../testing/buy.ts';
import { buyThreeLamps } from '../testing/buy-lamps.ts';
import {
  buyByBank,
  exchangeAlike,
  readOwed,
  receivePieces,
  returnPieces,
} from '../testing/returned-order.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };
/** One lamp with its tax. */
const LAMP = 53.99;

const owed = (id: string) => readOwed(shop, id);
const move = (id: string, status: OrderStatus) =>
  shop.send(updateOrderStatus, { params: { id }, body: { status } }, as);
const refund = (id: string, body: object) => shop.send(refundOrder, { params: { id }, body }, as);
const cancelOne = (id: string) =>
  shop.send(cancelOrder, { params: { id }, body: { lines: [{ position: 0, quantity: 1 }] } }, as);

/** An order of which one lamp came back, and was exchanged for another one. */
async function exchanged(id: string) {
  const returnId = await returnPieces(shop, id);
  const newId = await exchangeAlike(shop, returnId);
  return { id, returnId, newId };
}
async function boughtByCard() {
  return await exchanged((await buyThreeLamps(shop, { stock: 20 })).id);
}

/** Exchanges two lamps for one: the price of the other one is left. The id of the new order. */
async function exchangeForOne(returnId: string): Promise<string> {
  const { body: draft } = await shop.send(exchangeReturn, { params: { id: returnId } }, as);
  const lamp = await addStockedLamp(shop.db, 5);
  const body = {
    email: 'ada@example.com',
    shippingAddress: address,
    lines: [{ productId: lamp.id, quantity: 1 }],
    discount: { amount: 99.98, reason: 'Exchange' },
    customShipping: { name: 'Exchange', price: 0 },
    version: draft.version,
  };
  await shop.send(updateDraftOrder, { params: { id: draft.id }, body }, as);
  const paid = { method: 'Exchange', total: 0 };
  return (await shop.send(markDraftOrderPaid, { params: { id: draft.id }, body: paid }, as)).body.id;
}

describe('an exchange whose order ends after its pieces came back', () => {
  it('is owed on the first order until that is refunded', async () => {
    const { id, returnId, newId } = await boughtByCard();
    await receivePieces(shop, returnId);
    expect(await owed(id)).toBeUndefined();
    await move(newId, 'rejected');
    expect([await owed(id), await owed(newId)]).toEqual([LAMP, undefined]);
    await refund(id, { adjustment: 20 });
    expect(await owed(id)).toBe(33.99);
    await refund(id, { adjustment: 40 });
    expect(await owed(id)).toBeUndefined();
  });

  it('is owed if it is canceled after the return was closed, and in an order paid another way', async () => {
    const { id, returnId, newId } = await exchanged(await buyByBank(shop, { stock: 20 }));
    await receivePieces(shop, returnId);
    await shop.send(updateReturn, { params: { id: returnId }, body: { status: 'closed' } }, as);
    await shop.send(cancelOrder, { params: { id: newId }, body: {} }, as);
    expect(await owed(id)).toBe(LAMP);
    await shop.send(noteReturned, { params: { id }, body: {} }, as);
    expect(await owed(id)).toBeUndefined();
  });

  it('is not owed while its pieces are awaited, nor if an order that was sent is only deleted', async () => {
    const { id, newId } = await boughtByCard();
    await move(newId, 'rejected');
    expect(await owed(id)).toBeUndefined();
    const sent = await boughtByCard();
    await receivePieces(shop, sent.returnId);
    await move(sent.newId, 'delivered');
    await shop.send(deleteOrder, { params: { id: sent.newId }, query: {} }, as);
    expect(await owed(sent.id)).toBeUndefined();
    expect((await shop.send(restoreOrder, { params: { id: sent.newId } }, as)).status).toBe(200);
  });

  it('is owed no more with a new exchange of the same return, and again without that', async () => {
    const { id, returnId, newId } = await boughtByCard();
    await receivePieces(shop, returnId);
    await move(newId, 'rejected');
    const { body: draft } = await shop.send(exchangeReturn, { params: { id: returnId } }, as);
    expect(await owed(id)).toBeUndefined();
    await shop.send(deleteDraftOrder, { params: { id: draft.id } }, as);
    expect(await owed(id)).toBe(LAMP);
    const again = await exchangeAlike(shop, returnId);
    expect(await owed(id)).toBeUndefined();
    await move(again, 'rejected');
    expect(await owed(id)).toBe(LAMP);
  });

  it('is owed beside the refund of other pieces that are canceled', async () => {
    const { id } = await buyThreeLamps(shop, { stock: 20 });
    const lines = [{ position: 0, quantity: 1 }];
    const { body: order } = await shop.send(cancelOrder, { params: { id }, body: { lines } }, as);
    expect(order.status).toBe('placed');
    const { returnId, newId } = await exchanged(id);
    await receivePieces(shop, returnId);
    await move(newId, 'rejected');
    expect(await owed(id)).toBe(LAMP);
  });
});

describe('what was owed of an order before it ended', () => {
  it('stays owed for canceled pieces once it goes on', async () => {
    const id = await buyByBank(shop);
    await cancelOne(id);
    await move(id, 'rejected');
    expect(await owed(id)).toBe(176.97);
    await move(id, 'placed');
    expect(await owed(id)).toBe(LAMP);
    await shop.send(deleteOrder, { params: { id }, query: {} }, as);
    expect(await owed(id)).toBe(176.97);
    await shop.send(restoreOrder, { params: { id } }, as);
    expect(await owed(id)).toBe(LAMP);
    await shop.send(noteReturned, { params: { id }, body: {} }, as);
    await move(id, 'rejected');
    const undone = { status: 'rejected' as const, orders: [{ id }] };
    await shop.send(undoStatusInBulk, { body: undone }, as);
    expect(await owed(id)).toBeUndefined();
  });

  it('stays owed for the rest of an exchange, and for one that ended', async () => {
    const id = await buyByBank(shop, { stock: 20 });
    const returnId = await returnPieces(shop, id, 2);
    const newId = await exchangeForOne(returnId);
    await receivePieces(shop, returnId, 2);
    expect(await owed(id)).toBe(LAMP);
    await move(id, 'rejected');
    await move(id, 'delivered');
    expect(await owed(id)).toBe(LAMP);
    await move(newId, 'rejected');
    expect(await owed(id)).toBe(107.98);
    await move(id, 'rejected');
    await move(id, 'delivered');
    expect(await owed(id)).toBe(107.98);
  });

  it('stays owed for an exchange of an order paid by card', async () => {
    const { id, returnId, newId } = await boughtByCard();
    await receivePieces(shop, returnId);
    await move(newId, 'rejected');
    await shop.send(deleteOrder, { params: { id }, query: {} }, as);
    await shop.send(restoreOrder, { params: { id } }, as);
    expect(await owed(id)).toBe(LAMP);
  });
});

describe('an exchange of which one of two pieces comes back', () => {
  it('is short of the part of its rest, too', async () => {
    const { id } = await buyThreeLamps(shop, { stock: 20 });
    const returnId = await returnPieces(shop, id, 2);
    await exchangeForOne(returnId);
    // The customer has a lamp, and the money for the other one: one of the two that were kept is not paid.
    expect((await receivePieces(shop, returnId)).body.exchangeShort).toBe(LAMP);
    const [credit] = await shop.db
      .select()
      .from(exchangeCredits)
      .where(eq(exchangeCredits.returnId, returnId));
    expect(credit).toMatchObject({ restCents: 5_399, shortCents: 5_399 });
  });
});

describe('an exchange of an order that was paid another way', () => {
  it('is not granted for money that was returned by hand', async () => {
    const id = await buyByBank(shop, { stock: 20 });
    const returnId = await returnPieces(shop, id);
    await shop.send(noteReturned, { params: { id }, body: { amount: 150 } }, as);
    const refused = await shop.send(exchangeReturn, { params: { id: returnId } }, as);
    expect([refused.status, refused.failure.message]).toEqual([
      409,
      '$53.99 is more than the $26.97 that can still be refunded.',
    ]);
  });
});
