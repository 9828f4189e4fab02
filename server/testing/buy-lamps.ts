import { createOrder, getOrder } from '#contract/calls/orders.ts';
import { CARDS, confirmCard, orderOf, start } from './buy.ts';
import { addStockedLamp, type StockedLamp } from './stocked-lamp.ts';
import type { TestShop } from './test-shop.ts';

/** Its refunds succeed, and fail a second later. */
export const FAILING_CARD = '4000000000005126';

/** The total of three lamps: 149.97 + 15.00 shipping + 12.00 tax. */
export const THREE_LAMPS = 176.97;

/** Buys three lamps, of five in stock. */
export async function buyThreeLamps(
  shop: TestShop,
  { card = CARDS.good, stock = 5 }: { card?: string; stock?: number | null } = {},
): Promise<{ id: string; paymentIntentId: string; lamp: StockedLamp }> {
  const lamp = await addStockedLamp(shop.db, stock);
  const order = orderOf(lamp, { products: [{ productId: lamp.id, quantity: 3 }] });
  const { body, status, failure } = await start(shop, lamp, THREE_LAMPS, { order, quantity: 3 });
  if (status !== 200) throw new Error(`could not start: ${failure.message}`);
  await confirmCard(shop, body.clientSecret, card);
  const { paymentIntentId } = body;
  const placed = await shop.send(createOrder, { body: { ...order, paymentIntentId } });
  return { id: placed.body.id, paymentIntentId, lamp };
}

export async function shownOrder(shop: TestShop, id: string) {
  return (await shop.send(getOrder, { params: { id } })).body;
}
