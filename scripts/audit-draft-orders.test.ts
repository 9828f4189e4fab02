import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/calls/draft-orders.ts';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import { issueInvoice } from '#contract/calls/invoices.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { noteReturned, refundOrder } from '#contract/calls/refunds.ts';
import { requestReturn, updateReturn } from '#contract/calls/returns.ts';
import { orders } from '#db/schema/index.ts';
import { address, confirmCard } from '#server/testing/buy.ts';
import { buyThreeLamps } from '#server/testing/buy-lamps.ts';
import { addStockedLamp } from '#server/testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { runAudit } from './audit/run-audit.ts';
import { openBeside } from './audit/testing/beside-shop.ts';

let shop: TestShop;
let beside: Awaited<ReturnType<typeof openBeside>>;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  beside = await openBeside(shop);
});
afterAll(async () => {
  beside.close();
  await shop.close();
});

/** Milliseconds instead of a second before the command looks again. */
const PAUSE = 10;

const as = { headers: AS_STAFF };
const agrees = async () => {
  const { code, output, errors } = await runAudit(beside.environment, { pause: PAUSE });
  expect({ code, errors, output }).toMatchObject({ code: 0, errors: '' });
};

/** A draft of a counted lamp and a repair, less $10.00. */
async function draftRepair() {
  const lamp = await addStockedLamp(shop.db, 5);
  const { body } = await shop.send(
    calls.createDraftOrder,
    {
      body: {
        email: 'ada@example.com',
        shippingAddress: address,
        lines: [
          { productId: lamp.id, quantity: 2 },
          { custom: { name: 'Repair of a shade', price: 25.5 }, quantity: 1 },
        ],
        discount: { amount: 10, reason: 'For your patience' },
      },
    },
    as,
  );
  return body;
}

/** Pays a draft by its link; the order. */
async function payByLink(id: string, total: number) {
  const { body: made } = await shop.send(calls.linkDraftOrder, { params: { id }, body: {} }, as);
  const token = made.url.split('/').at(-1) ?? '';
  const { body: started } = await shop.send(calls.payDraftOrder, { params: { token }, body: { total } });
  await confirmCard(shop, started.clientSecret);
  const { paymentIntentId } = started;
  const paid = await shop.send(calls.finishDraftOrder, { params: { token }, body: { paymentIntentId } });
  expect(paid.status).toBe(201);
  return paid.body;
}

async function exchangeOneLamp() {
  const bought = await buyThreeLamps(shop, { stock: 20 });
  await shop.send(issueInvoice, { params: { id: bought.id } }, as);
  await shop.send(fulfilOrder, { params: { id: bought.id }, body: {} }, as);
  await shop.send(updateOrderStatus, { params: { id: bought.id }, body: { status: 'delivered' } }, as);
  const lines = [{ position: 0, quantity: 1, reason: 'does_not_fit' as const }];
  const { body: asked } = await shop.send(requestReturn, { params: { id: bought.id }, body: { lines } }, as);
  await shop.send(updateReturn, { params: { id: asked.id }, body: { status: 'approved' } }, as);
  const { body: draft } = await shop.send(calls.exchangeReturn, { params: { id: asked.id } }, as);
  return { oldId: bought.id, returnId: asked.id, draft };
}

describe('the audit', () => {
  it('O6: agrees with drafts that are paid by a link, or marked as paid, and with their refunds', async () => {
    const [byCard, byBank] = [await draftRepair(), await draftRepair()];
    await agrees();
    const order = await payByLink(byCard.id, byCard.quote?.total ?? 0);
    const { body: other } = await shop.send(
      calls.markDraftOrderPaid,
      { params: { id: byBank.id }, body: { method: 'Bank transfer' } },
      as,
    );
    expect(other.paymentStatus).toBe('paid');
    await agrees();
    await shop.send(issueInvoice, { params: { id: order.id } }, as);
    const lines = [{ position: 1, quantity: 1 }];
    const { status } = await shop.send(refundOrder, { params: { id: order.id }, body: { lines } }, as);
    expect(status).toBe(201);
    await agrees();
    for (const { id } of [order, other])
      await shop.send(updateOrderStatus, { params: { id }, body: { status: 'rejected' } }, as);
    const { code, output } = await runAudit(beside.environment, { pause: PAUSE });
    expect([code, output]).toEqual([1, expect.stringContaining(`Order ${other.id}: $139.72 is owed`)]);
    await shop.send(refundOrder, { params: { id: order.id }, body: {} }, as);
    await shop.send(noteReturned, { params: { id: other.id }, body: { way: 'Bank transfer' } }, as);
    await agrees();
  });

  it('finds an order that was paid another way, and rejected, whose money was forgotten', async () => {
    const { id } = await draftRepair();
    const paid = { params: { id }, body: { method: 'Bank transfer' } };
    const { body: order } = await shop.send(calls.markDraftOrderPaid, paid, as);
    await shop.send(updateOrderStatus, { params: { id: order.id }, body: { status: 'rejected' } }, as);
    await shop.db.update(orders).set({ owedCents: 0 }).where(eq(orders.id, order.id));
    const { output } = await runAudit(beside.environment, { pause: PAUSE });
    expect(output).toContain(
      `Order ${order.id} was rejected, but $139.72 of it is neither refunded nor owed.`,
    );
    await shop.send(noteReturned, { params: { id: order.id }, body: {} }, as);
    await agrees();
  });

  it('O4: agrees with an exchange of equal price, and with the refund of what is left', async () => {
    const { oldId, draft } = await exchangeOneLamp();
    await agrees();
    await shop.send(
      calls.markDraftOrderPaid,
      { params: { id: draft.id }, body: { method: 'Exchange', total: 0 } },
      as,
    );
    await agrees();
    const rest = await shop.send(refundOrder, { params: { id: oldId }, body: {} }, as);
    expect(rest.status).toBe(201);
    await agrees();
  });

  it('O4: finds what is owed of an exchange that ended after its pieces came back', async () => {
    const { oldId, returnId, draft } = await exchangeOneLamp();
    const paid = { params: { id: draft.id }, body: { method: 'Exchange', total: 0 } };
    const { body: placed } = await shop.send(calls.markDraftOrderPaid, paid, as);
    const received = { status: 'received' as const, received: [{ position: 0, restocked: 1 }] };
    await shop.send(updateReturn, { params: { id: returnId }, body: received }, as);
    await shop.send(updateOrderStatus, { params: { id: placed.id }, body: { status: 'rejected' } }, as);
    const { output } = await runAudit(beside.environment, { pause: PAUSE });
    expect(output).toContain(`Order ${oldId}: $53.99 is owed`);
    await shop.db.update(orders).set({ owedCents: 0 }).where(eq(orders.id, oldId));
    const forgotten = await runAudit(beside.environment, { pause: PAUSE });
    expect(forgotten.output).toContain(`$53.99 of order ${oldId} came back for an order that ended`);
    await shop.send(noteReturned, { params: { id: oldId }, body: { amount: 53.99 } }, as);
    await agrees();
  });

  it('O4: agrees with an exchange that is freed again', async () => {
    const { oldId, draft } = await exchangeOneLamp();
    await shop.send(calls.deleteDraftOrder, { params: { id: draft.id } }, as);
    const rest = await shop.send(refundOrder, { params: { id: oldId }, body: {} }, as);
    expect(rest.status).toBe(201);
    await agrees();
  });
});
