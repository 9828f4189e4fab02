import { createOrder } from '#contract/calls/orders.ts';
import { createOrderBody } from './buy.ts';
import { AS_STAFF, type TestShop } from './test-shop.ts';

/** Orders one piece of a product for each line, by staff's program, which no throttle limits. */
export async function orderLines(
  shop: TestShop,
  product: { _id: string },
  ...lines: Record<string, unknown>[]
) {
  const products = lines.map((line) => ({ productId: product._id, quantity: 1, ...line }));
  const body = createOrderBody({ id: product._id }, { products });
  return await shop.send(createOrder, { body }, { headers: AS_STAFF });
}
