import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '#contract/calls/draft-orders.ts';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import { getOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { refundOrder } from '#contract/calls/refunds.ts';
import { requestReturn, updateReturn } from '#contract/calls/returns.ts';
import { getStaffOrder } from '#contract/calls/staff-orders.ts';
import { mails, orders, refunds } from '#db/schema/index.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { address, buy, confirmCard } from '../testing/buy.ts';
import { buyThreeLamps } from '../testing/buy-lamps.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { addProducts, kettle } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

const as = { headers: AS_STAFF };

/** A return of so many of three lamps, approved. Three lamps: $149.97 + $12.00 tax, and $15.00 shipping. */
async function approvedReturn(quantity = 1) {
  const bought = await buyThreeLamps(shop, { stock: 20 });
  return { ...bought, returnId: await approveReturn(bought.id, quantity) };
}
async function approveReturn(id: string, quantity: number): Promise<string> {
  await shop.send(fulfilOrder, { params: { id }, body: {} }, as);
  await shop.send(updateOrderStatus, { params: { id }, body: { status: 'delivered' } }, as);
  const lines = [{ position: 0, quantity, reason: 'does_not_fit' as const }];
  const { body: asked } = await shop.send(requestReturn, { params: { id }, body: { lines } }, as);
  await shop.send(updateReturn, { params: { id: asked.id }, body: { status: 'approved' } }, as);
  return asked.id;
}
const exchange = (id: string, key?: string) =>
  shop.send(
    calls.exchangeReturn,
    { params: { id } },
    { headers: { ...AS_STAFF, ...(key && { 'Idempotency-Key': key }) } },
  );
const refund = (id: string, body: object) => shop.send(refundOrder, { params: { id }, body }, as);
const markPaid = (id: string, total: number) =>
  shop.send(
    calls.markDraftOrderPaid,
    { params: { id }, body: { method: 'Exchange', total } },
    { headers: { ...AS_STAFF, 'Idempotency-Key': `exchange-${id}` } },
  );
const put = (draft: { id: string; version: number }, lines: object[], reason: string, amount: number) =>
  shop.send(
    calls.updateDraftOrder,
    {
      params: { id: draft.id },
      body: {
        email: 'ada@example.com',
        shippingAddress: address,
        lines: lines as never,
        discount: { amount, reason },
        customShipping: { name: 'Exchange', price: 0 },
        version: draft.version,
      },
    },
    as,
  );
const staffOrder = async (id: string) => (await shop.send(getStaffOrder, { params: { id } }, as)).body;

describe('O4: an exchange', () => {
  it('of equal price costs nothing and is placed at once, and its pieces are not refunded too', async () => {
    const { id, returnId } = await approvedReturn();
    const { status, body: draft } = await exchange(returnId);
    expect(status).toBe(201);
    expect(draft).toMatchObject({
      email: 'ada@example.com',
      exchange: { returnId, orderId: id, creditAmount: 53.99 },
      quote: { total: 0, tax: 0, discount: 49.99 },
    });
    const { body: order } = await markPaid(draft.id, 0);
    expect(order).toMatchObject({ total: 0, paymentStatus: 'paid' });
    const old = await staffOrder(id);
    expect(old.exchanges).toMatchObject([{ returnId, newOrderId: order.id, creditAmount: 53.99 }]);
    expect(old.timeline.find(({ title }) => title === 'Exchange')?.text).toContain(order.id);
    expect((await staffOrder(order.id)).timeline.map(({ title }) => title)).toContain('Exchange');
    const { body: shown } = await shop.send(getOrder, { params: { id: order.id } });
    expect([shown.exchangeFor, shown.exchangedFor]).toEqual([id, undefined]);
    expect((await shop.send(getOrder, { params: { id } })).body.exchangedFor).toEqual([order.id]);
    const event = `order:${order.id}:confirmation`;
    const [mail] = await shop.db.select().from(mails).where(eq(mails.event, event));
    const facts = readFacts(mail?.facts);
    const text = facts && renderMail(facts, 'https://shop.example').text;
    expect(text).toContain(`Exchange for what you return of order ${id}.`);
    expect(old.order.refunded).toBeUndefined();
    const twice = await refund(id, { lines: [{ position: 0, quantity: 3 }], reason: 'returned' });
    expect(twice.failure.message).toBe('Only 2 of line 1 can still be refunded.');
    // All that is left: two lamps and the shipping.
    const rest = await refund(id, {});
    expect(rest.body.amount).toBe(122.98);
  });

  it('keeps its credit, whatever else is changed, and names no order to another customer', async () => {
    const { returnId } = await approvedReturn();
    const { body: draft } = await exchange(returnId);
    const other = await addStockedLamp(shop.db, 5);
    const lines = [{ productId: other.id, quantity: 1 }];
    const message = 'The returned pieces take $49.99 off. Delete the draft to refund them instead.';
    const less = await put(draft, lines, 'Exchange', 49.98);
    expect([less.status, less.failure.fields]).toEqual([400, { 'discount.amount': message }]);
    for (const discount of [null, { percent: 100, reason: 'Exchange' }]) {
      const body = { email: 'grace@example.com', shippingAddress: address, lines, discount };
      const sent = await shop.send(calls.updateDraftOrder, { params: { id: draft.id }, body }, as);
      expect(sent.status).toBe(400);
    }
    const body = {
      email: 'grace@example.com',
      shippingAddress: address,
      lines,
      discount: { amount: 49.99, reason: 'Exchange' },
      customShipping: { name: 'Exchange', price: 0 },
    };
    await shop.send(calls.updateDraftOrder, { params: { id: draft.id }, body }, as);
    const { body: order } = await markPaid(draft.id, 0);
    const { body: shown } = await shop.send(getOrder, { params: { id: order.id } });
    expect(shown.exchangeFor).toBeUndefined();
  });

  it('of equal price is placed by its customer by a link, without a card', async () => {
    const { id, returnId } = await approvedReturn();
    const { body: draft } = await exchange(returnId);
    const { body: made } = await shop.send(calls.linkDraftOrder, { params: { id: draft.id }, body: {} }, as);
    const token = made.url.split('/').at(-1) ?? '';
    const { status, body: order } = await shop.send(calls.finishDraftOrder, { params: { token }, body: {} });
    expect([status, order.total, order.paymentStatus]).toEqual([201, 0, 'paid']);
    expect((await staffOrder(id)).exchanges).toMatchObject([{ newOrderId: order.id, creditAmount: 53.99 }]);
  });

  it('for more leaves the difference to be paid by a link', async () => {
    const { returnId } = await approvedReturn();
    const { body: draft } = await exchange(returnId);
    const other = await addStockedLamp(shop.db, 5);
    const { body: changed } = await put(draft, [{ productId: other.id, quantity: 2 }], 'Exchange', 49.99);
    expect(changed.quote).toMatchObject({ total: 53.99, tax: 4 });
    const { body: made } = await shop.send(calls.linkDraftOrder, { params: { id: draft.id }, body: {} }, as);
    const token = made.url.split('/').at(-1) ?? '';
    const { body: started } = await shop.send(calls.payDraftOrder, {
      params: { token },
      body: { total: 53.99 },
    });
    await confirmCard(shop, started.clientSecret);
    const paid = await shop.send(calls.finishDraftOrder, {
      params: { token },
      body: { paymentIntentId: started.paymentIntentId },
    });
    expect([paid.status, paid.body.total]).toEqual([201, 53.99]);
  });

  it('begins with the color and the size that came back', async () => {
    const id = `kettle-${randomBytes(4).toString('hex')}`;
    await addProducts(shop.db, { ...kettle, id, sku: id });
    const brass = { productId: id, quantity: 1, selectedColor: 'Brass', selectedSize: '1.5 l' };
    const bought = await buy(shop, { id, name: kettle.name, priceCents: 17_500 }, { products: [brass] });
    const returnId = await approveReturn(bought.order.id, 1);
    const { body: draft } = await exchange(returnId);
    expect(draft.lines).toMatchObject([brass]);
    expect(draft.quote).toMatchObject({ subtotal: 175, total: 0 });
  });

  it('for less refunds the rest, and never more than was paid', async () => {
    const { id, returnId } = await approvedReturn(2);
    const { body: draft } = await exchange(returnId);
    expect(draft.exchange?.creditAmount).toBe(107.98);
    const other = await addStockedLamp(shop.db, 5);
    await put(draft, [{ productId: other.id, quantity: 1 }], 'Exchange', 99.98);
    // Staff place it, as there is a rest to refund.
    const link = await shop.send(calls.linkDraftOrder, { params: { id: draft.id }, body: {} }, as);
    expect(link.failure.message).toContain('a rest to refund');
    const { body: order } = await markPaid(draft.id, 0);
    expect(order.total).toBe(0);
    const old = await staffOrder(id);
    expect(old.exchanges).toMatchObject([{ creditAmount: 53.99 }]);
    expect(old.order.refunded).toBe(53.99);
    // 176.97 was paid: 53.99 counts for the exchange, 53.99 came back.
    const rest = await refund(id, {});
    expect(rest.body.amount).toBe(68.99);
    expect((await refund(id, {})).status).toBe(409);
  });

  it('for less records the rest as due with its order, whether the provider answers or not', async () => {
    const { id, paymentIntentId, returnId } = await approvedReturn(2);
    const { body: draft } = await exchange(returnId);
    const other = await addStockedLamp(shop.db, 5);
    await put(draft, [{ productId: other.id, quantity: 1 }], 'Exchange', 99.98);
    const { provider } = shop.payments;
    vi.spyOn(provider, 'refundPayment').mockRejectedValue(new ProviderUnavailable('away'));
    vi.spyOn(provider, 'findPayment').mockRejectedValue(new ProviderUnavailable('away'));
    const { status, body: order } = await markPaid(draft.id, 0);
    const isOfPayment = eq(refunds.paymentIntentId, paymentIntentId);
    expect(status).toBe(200);
    expect(await shop.db.select().from(refunds).where(isOfPayment)).toMatchObject([
      { amountCents: 5_399, status: 'wanted', reason: 'returned', note: `Exchange for ${order.id}` },
    ]);
    expect((await refund(id, {})).status).toBe(503);
    expect((await markPaid(draft.id, 0)).body.id).toBe(order.id);
    vi.restoreAllMocks();
    // Its lease is over by then.
    shop.later(3_600_000);
    await shop.reconciler.runNow();
    expect(await shop.db.select().from(refunds).where(isOfPayment)).toMatchObject([{ status: 'succeeded' }]);
    expect((await staffOrder(id)).order.refunded).toBe(53.99);
  });

  it('for less is owed where the order was paid another way', async () => {
    const lamp = await addStockedLamp(shop.db, 20);
    const lines = [{ productId: lamp.id, quantity: 2 }];
    const body = { email: 'ada@example.com', shippingAddress: address, lines };
    const { body: bought } = await shop.send(calls.createDraftOrder, { body }, as);
    const paid = await shop.send(
      calls.markDraftOrderPaid,
      { params: { id: bought.id }, body: { method: 'Bank transfer' } },
      as,
    );
    const { body: draft } = await exchange(await approveReturn(paid.body.id, 2));
    await put(draft, [{ productId: lamp.id, quantity: 1 }], 'Exchange', 99.98);
    await markPaid(draft.id, 0);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, paid.body.id));
    expect(order?.owedCents).toBe(5_399);
  });

  it('is refused for pieces that were refunded, and made once by many', async () => {
    const { id, returnId } = await approvedReturn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(returnId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const other = await approvedReturn(3);
    await refund(other.id, { lines: [{ position: 0, quantity: 3 }] });
    const refused = await exchange(other.returnId);
    expect([refused.status, refused.failure.message]).toEqual([409, 'Line 1 is already refunded.']);
    expect((await staffOrder(id)).exchanges).toHaveLength(1);
  });

  it('and a refund of the same pieces at once return them once', async () => {
    for (let round = 0; round < 3; round++) {
      const { id, returnId } = await approvedReturn(3);
      const [exchanged, refunded] = await Promise.all([
        exchange(returnId),
        refund(id, { lines: [{ position: 0, quantity: 3 }] }),
      ]);
      expect([exchanged.status, refunded.status].filter((status) => status === 201)).toHaveLength(1);
    }
  });

  it('frees its pieces with its draft, and with an order that is rejected', async () => {
    const { id, returnId } = await approvedReturn();
    const { body: first } = await exchange(returnId);
    await shop.send(calls.deleteDraftOrder, { params: { id: first.id } }, as);
    const { body: second, status } = await exchange(returnId);
    expect(status).toBe(201);
    const { body: order } = await markPaid(second.id, 0);
    const move = (status: 'rejected' | 'placed') =>
      shop.send(updateOrderStatus, { params: { id: order.id }, body: { status } }, as);
    await move('rejected');
    expect((await refund(id, { lines: [{ position: 0, quantity: 3 }] })).status).toBe(201);
    expect((await move('placed')).failure.message).toMatch(/Make a new exchange/);
  });

  it('keeps its return from ending before its pieces came back', async () => {
    const { id, returnId } = await approvedReturn();
    const { body: draft } = await exchange(returnId);
    const end = () => shop.send(updateReturn, { params: { id: returnId }, body: { status: 'canceled' } }, as);
    expect((await end()).failure.message).toContain(`Delete that draft first`);
    const { body: order } = await markPaid(draft.id, 0);
    expect((await end()).failure.message).toContain(`exchanged for order ${order.id}`);
    await shop.send(updateOrderStatus, { params: { id: order.id }, body: { status: 'rejected' } }, as);
    expect((await end()).status).toBe(200);
    expect((await staffOrder(id)).returns).toMatchObject([{ status: 'canceled' }]);
  });

  it('is settled again if fewer pieces come back: less credit before, and a look after it was sent', async () => {
    const receive = (id: string) => {
      const body = { status: 'received' as const, received: [{ position: 0, restocked: 1 }] };
      return shop.send(updateReturn, { params: { id }, body }, as);
    };
    const early = await approvedReturn(2);
    const { body: draft } = await exchange(early.returnId);
    await receive(early.returnId);
    const { body: less } = await shop.send(calls.getDraftOrder, { params: { id: draft.id } }, as);
    expect([less.exchange?.creditAmount, less.quote?.total]).toEqual([53.99, 53.99]);
    const late = await approvedReturn(2);
    const { body: sent } = await exchange(late.returnId);
    await markPaid(sent.id, 0);
    expect((await receive(late.returnId)).body.exchangeShort).toBe(53.99);
    const close = (more: object) =>
      shop.send(updateReturn, { params: { id: late.returnId }, body: { status: 'closed', ...more } }, as);
    const refused = await close({});
    expect([refused.status, Object.keys(refused.failure.fields ?? {})]).toEqual([409, ['evenIfShort']]);
    expect((await close({ evenIfShort: true })).status).toBe(200);
  });

  it('needs an approved return', async () => {
    const { returnId } = await approvedReturn();
    await shop.send(updateReturn, { params: { id: returnId }, body: { status: 'canceled' } }, as);
    expect((await exchange(returnId)).failure.message).toBe('Approve the return first.');
  });
});
