import { getOrder } from '#contract/calls/orders.ts';
import { buy, CARDS } from './buy.ts';
import { addStockedLamp, type StockedLamp } from './stocked-lamp.ts';
import type { TestShop } from './test-shop.ts';

/** The total of three lamps: 149.97 + 15.00 shipping + 12.00 tax. */
export const THREE_LAMPS = 176.97;

/** Buys three lamps, of five in stock. */
export async function buyThreeLamps(
  shop: TestShop,
  { card = CARDS.good, stock = 5 }: { card?: string; stock?: number | null } = {},
): Promise<{ id: string; paymentIntentId: string; lamp: StockedLamp }> {
  const lamp = await addStockedLamp(shop.db, stock);
  const { order, paymentIntentId } = await buy(shop, lamp, {}, { card, quantity: 3 });
  return { id: order.id, paymentIntentId, lamp };
}

export async function shownOrder(shop: TestShop, id: string) {
  return (await shop.send(getOrder, { params: { id } })).body;
}
