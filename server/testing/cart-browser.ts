import * as calls from '#contract/calls/cart.ts';
import { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getQuote, type QuoteBodyInput } from '#contract/calls/quote.ts';
import type { Call, CallInput } from '#contract/define-call.ts';
import { CURRENCY } from '#domain/money.ts';
import { confirmCard } from './buy.ts';
import { ADDRESS } from './purchase.ts';
import type { TestShop } from './test-shop.ts';

type Added = CallInput<typeof calls.addToCart>['body'];
type Headers = Record<string, string>;

/** A browser that keeps the cookies of its answers. Amounts in dollars, as on the wire. */
export function openCartBrowser(shop: TestShop, { address }: { address?: string } = {}) {
  const cookies = new Map<string, string>();

  async function send<C extends Call>(call: C, input: CallInput<C>, headers: Headers = {}) {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = { headers: { ...(Cookie && { Cookie }), ...headers }, ...(address && { address }) };
    const answer = await shop.send(call, input, init);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  /** Builds the order that the checkout sends for the cart as this browser has seen it. */
  async function buildCartOrder(overrides: Partial<OrderBodyInput> = {}): Promise<OrderBodyInput> {
    const { lines } = (await send(calls.getCart, {})).body;
    return {
      userEmail: 'ada@example.com',
      shippingAddress: ADDRESS,
      products: lines.filter(({ problem }) => !problem),
      cart: true,
      ...overrides,
    };
  }

  /** Starts the payment of an order. Default: the whole cart. */
  async function start(order?: OrderBodyInput, total?: number, headers: Headers = {}) {
    const sent = order ?? (await buildCartOrder());
    const { products: lines, codes } = sent;
    const amount = total ?? (await send(getQuote, { body: { lines, codes } })).body?.total ?? 0;
    const orderData = {
      customerEmail: sent.userEmail,
      customerName: 'Ada Lovelace',
      productId: lines[0]?.productId ?? '',
      productName: 'Cart',
      quantity: 1,
    };
    const body = { amount, currency: CURRENCY, orderData, order: sent };
    const answer = await send(createPaymentIntent, { body }, headers);
    return { ...answer, order: sent };
  }

  type Started = Awaited<ReturnType<typeof start>>;

  return {
    cookies,
    send,
    add: (line: Added, headers?: Headers) => send(calls.addToCart, { body: line }, headers),
    look: async () => (await send(calls.getCart, {})).body,
    set: (key: string, quantity: number) =>
      send(calls.setCartQuantity, { params: { key }, body: { quantity } }),
    remove: (key: string) => send(calls.removeFromCart, { params: { key } }),
    setCodes: (codes: string[]) => send(calls.setCartCodes, { body: { codes } }),
    quote: (body: QuoteBodyInput = {}) => send(getQuote, { body: { cart: true, ...body } }),
    buildCartOrder,
    start,
    confirm: async ({ body }: Started, card?: string) => await confirmCard(shop, body.clientSecret, card),
    place: async ({ body, order }: Started) =>
      await send(createOrder, { body: { ...order, paymentIntentId: body.paymentIntentId } }),
  };
}

export type CartBrowser = ReturnType<typeof openCartBrowser>;
