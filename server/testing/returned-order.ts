import { createDraftOrder, exchangeReturn, markDraftOrderPaid } from '#contract/calls/draft-orders.ts';
import { fulfilOrder } from '#contract/calls/fulfilments.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { requestReturn, updateReturn } from '#contract/calls/returns.ts';
import { getStaffOrder } from '#contract/calls/staff-orders.ts';
import { address } from './buy.ts';
import { addStockedLamp } from './stocked-lamp.ts';
import { AS_STAFF, type TestShop } from './test-shop.ts';

const as = { headers: AS_STAFF };

/** An order of three lamps that was paid by bank transfer. */
export async function buyByBank(shop: TestShop, { stock = 5 } = {}): Promise<string> {
  const lamp = await addStockedLamp(shop.db, stock);
  const lines = [{ productId: lamp.id, quantity: 3 }];
  const body = { email: 'ada@example.com', shippingAddress: address, lines };
  const { body: draft } = await shop.send(createDraftOrder, { body }, as);
  const method = { method: 'Bank transfer' };
  const paid = await shop.send(markDraftOrderPaid, { params: { id: draft.id }, body: method }, as);
  return paid.body.id;
}

/** Sends an order, and approves the return of some pieces of its first line; the id of the return. */
export async function returnPieces(shop: TestShop, id: string, quantity = 1): Promise<string> {
  await shop.send(fulfilOrder, { params: { id }, body: {} }, as);
  await shop.send(updateOrderStatus, { params: { id }, body: { status: 'delivered' } }, as);
  const lines = [{ position: 0, quantity, reason: 'does_not_fit' as const }];
  const { body: asked } = await shop.send(requestReturn, { params: { id }, body: { lines } }, as);
  await shop.send(updateReturn, { params: { id: asked.id }, body: { status: 'approved' } }, as);
  return asked.id;
}

/** Notes that pieces of a return came back. */
export async function receivePieces(shop: TestShop, returnId: string, pieces = 1) {
  const body = { status: 'received' as const, received: [{ position: 0, restocked: pieces }] };
  return await shop.send(updateReturn, { params: { id: returnId }, body }, as);
}

/** Exchanges a return for the same pieces; the id of the order that is placed for them. */
export async function exchangeAlike(shop: TestShop, returnId: string): Promise<string> {
  const { body: draft } = await shop.send(exchangeReturn, { params: { id: returnId } }, as);
  const paid = { method: 'Exchange', total: 0 };
  return (await shop.send(markDraftOrderPaid, { params: { id: draft.id }, body: paid }, as)).body.id;
}

/** Reads the amount in dollars that the shop owes the customer of an order; undefined if there is none. */
export async function readOwed(shop: TestShop, id: string): Promise<number | undefined> {
  return (await shop.send(getStaffOrder, { params: { id } }, as)).body.owed;
}
