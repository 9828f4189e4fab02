import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADDRESS, CARDS, cardForm } from '#server/testing/purchase.ts';
import { KEYS } from '../processes/emulator-process.ts';
import { pick, type Random } from './random-faults.ts';
import type { World } from './world.ts';

type Answer = { status: number; body: Record<string, unknown> };
type Line = { key: string; productId: string; quantity: number; problem?: unknown };

/** Milliseconds a browser waits for an answer, before it asks again, and in all. */
const TIMEOUT = 8_000;
const PAUSE = 150;
const PATIENCE = 60_000;

const NO_ANSWER: Answer = { status: 0, body: {} };

/** The result of one step of a tab. */
export type CartStep =
  | 'added'
  | 'lowered'
  | 'coded'
  | 'ordered'
  | 'refused'
  | 'declined'
  | 'left'
  | 'gave up';

export type CartShopper = ReturnType<typeof openCartShopper>;

/**
 * A browser with a cart. Each step of one of its tabs sends its requests, with the same key again, until they
 * are answered by any of the servers.
 */
export function openCartShopper(world: World, random: Random) {
  const email = `buyer-${randomUUID()}@example.com`;
  const cookies = new Map<string, string>();
  /** The most pieces that were ever put into the cart, by product. */
  const added = new Map<string, number>();

  async function send(method: string, path: string, body?: object): Promise<Answer> {
    const key = randomUUID();
    const until = Date.now() + PATIENCE;
    for (;;) {
      const answer = await ask(method, path, body, key);
      const isFinal = answer.status > 0 && answer.status !== 429 && answer.status < 500;
      if (isFinal || Date.now() > until) return answer;
      await sleep(PAUSE);
    }
  }

  async function ask(method: string, path: string, body: object | undefined, key: string): Promise<Answer> {
    try {
      const response = await fetch(`${pick(world.servers, random).address}/api${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const answer = { status: response.status, body: (await response.json()) as Record<string, unknown> };
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (!line.includes('Max-Age=0')) cookies.set(name, value);
      }
      return answer;
    } catch {
      return NO_ANSWER;
    }
  }

  const readLines = ({ body }: Answer) => (Array.isArray(body.lines) ? (body.lines as Line[]) : []);

  async function add(productId: string, quantity: number): Promise<CartStep> {
    // Before it is sent: without an answer it may be there.
    added.set(productId, (added.get(productId) ?? 0) + quantity);
    const { status } = await send('POST', '/cart/lines', { productId, quantity });
    return status === 200 ? 'added' : 'refused';
  }

  async function lower(): Promise<CartStep> {
    const lines = readLines(await send('GET', '/cart'));
    if (lines.length === 0) return 'refused';
    const { key, quantity } = pick(lines, random);
    const { status } = await send('PUT', `/cart/lines/${key}`, { quantity: quantity - 1 });
    return status === 200 ? 'lowered' : 'refused';
  }

  async function setCode(code: string): Promise<CartStep> {
    const { status } = await send('PUT', '/cart/codes', { codes: random() < 0.8 ? [code] : [] });
    return status === 200 ? 'coded' : 'refused';
  }

  /** Pays what this tab sees, with a card that is declined now and then; or leaves before its order. */
  async function checkOut(): Promise<CartStep> {
    const cart = await send('GET', '/cart');
    const products = readLines(cart).filter(({ problem }) => problem === undefined);
    const codes = Array.isArray(cart.body.codes) ? (cart.body.codes as string[]) : [];
    if (products.length === 0) return 'refused';
    const order = { userEmail: email, shippingAddress: ADDRESS, products, codes, cart: true };
    const quote = await send('POST', '/quote', { lines: products, codes });
    const [first] = products;
    const orderData = {
      customerEmail: email,
      customerName: 'Ada Lovelace',
      productId: first?.productId,
      productName: 'Cart',
      quantity: 1,
    };
    const amount = quote.body.total;
    const body = { amount, currency: 'usd', orderData, order };
    const started = await send('POST', '/create-payment-intent', body);
    if (started.status !== 200) return started.status < 500 && started.status > 0 ? 'refused' : 'gave up';
    const paymentIntentId = String(started.body.paymentIntentId);
    await sleep(random() * 300);
    if (!(await confirm(paymentIntentId, String(started.body.clientSecret)))) return 'declined';
    if (random() < 0.25) return 'left';
    const placed = await send('POST', '/orders', { ...order, paymentIntentId });
    if (placed.status !== 201) return placed.status < 500 && placed.status > 0 ? 'refused' : 'gave up';
    world.note({ kind: 'ordered', orderId: String(placed.body.id), paymentIntentId });
    return 'ordered';
  }

  /** True if the card was charged. */
  async function confirm(paymentIntentId: string, clientSecret: string): Promise<boolean> {
    const number = random() < 0.2 ? CARDS.declined : CARDS.good;
    const form = cardForm({ key: KEYS.STRIPE_PUBLISHABLE_KEY, clientSecret, number });
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      try {
        const response = await fetch(
          `${world.emulator.address}/v1/payment_intents/${paymentIntentId}/confirm`,
          { method: 'POST', body: new URLSearchParams(form), signal: AbortSignal.timeout(TIMEOUT) },
        );
        const answer = (await response.json()) as {
          status?: string;
          error?: { payment_intent?: { status?: string } };
        };
        const status = answer.error?.payment_intent?.status ?? answer.status;
        if (response.status < 500) return status === 'succeeded';
      } catch {
        // It is asked again.
      }
      await sleep(PAUSE);
    }
    return false;
  }

  return { email, add, lower, setCode, checkOut, added };
}
