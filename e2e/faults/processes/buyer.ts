import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADDRESS, CARDS, cardForm, orderTotal } from '#server/testing/purchase.ts';
import { KEYS } from './emulator-process.ts';

/** A product to buy; the price in dollars. */
export type Product = { id: string; name: string; price: number };

/** A membership plan to buy; the price in dollars. */
export type Plan = { plan: string; price: number };

/** The response; status 0 without one. */
export type Reply = { status: number; body: Record<string, unknown> };

/** The result of a purchase, as its buyer sees it. */
export type Outcome =
  /** 201: the shop acknowledged the order. */
  | { kind: 'ordered'; orderId: string; paymentIntentId: string }
  /** 201: the shop acknowledged the membership. */
  | { kind: 'joined'; membershipId: string; paymentIntentId: string }
  /** The shop answered that it refunds the payment. */
  | { kind: 'refunded'; reason: string }
  /** The shop refused; `paid`: true if the card was charged. */
  | { kind: 'refused'; at: Step; status: number; code: string; paid: boolean }
  /** The card was not accepted. */
  | { kind: 'declined'; code: string }
  /** Only failures until the deadline. */
  | { kind: 'gave_up'; at: Step; status: number; paid: boolean }
  /** The buyer closed the tab. */
  | { kind: 'left'; after: Step };

export type Step = 'starting' | 'paying' | 'ordering';

/** A buyer whose repeated requests carry the same keys. */
export type Buyer = {
  email: string;
  readonly paymentIntentId: string | null;
  /** Id of the future order or membership. */
  readonly orderId: string | null;
  /** The body of its POST /orders or /memberships. */
  orderBody(): Record<string, unknown>;
  /** The body by which the payment is started. */
  startBody(): object;
  /** Each sends one request, once. */
  start(): Promise<Reply>;
  pay(card?: string): Promise<Reply>;
  order(): Promise<Reply>;
  /** Completes the purchase; retries on no response or 5xx, until `leaveAfter`. */
  finish(how?: { leaveAfter?: Step; patience?: number }): Promise<Outcome>;
  /** Closes the tab: aborts open requests and sends no more. */
  leave(): void;
};

export type BuyerOptions = {
  /** The shop's address. Read for each request, as behind a load balancer. */
  shop: () => string;
  provider: string;
  /** The key of the shop; of the emulator process unless given. */
  publishableKey?: string;
  /** A product, or a plan for a membership. */
  product: Product | Plan;
  quantity?: number;
  email?: string;
  card?: string;
  /** Starts the payment without the order, as other API clients may. */
  withoutOrder?: boolean | undefined;
  /** A total to send instead of the correct one, in dollars. */
  total?: number | undefined;
};

/** Milliseconds a browser waits for an answer. */
const TIMEOUT = 15_000;
const PATIENCE = 40_000;
const PAUSE = 100;

const NOTHING: Reply = { status: 0, body: {} };

export function createBuyer(options: BuyerOptions): Buyer {
  const { shop, provider, product, quantity = 1, card: usualCard = CARDS.good, withoutOrder } = options;
  const email = options.email ?? `buyer-${randomUUID()}@example.com`;
  const keys = { starting: randomUUID(), ordering: randomUUID() };
  const purchase =
    'plan' in product
      ? membershipPurchase(product, email, options.total)
      : orderPurchase(product, quantity, email, { withoutOrder, total: options.total });
  const createBody = (paymentIntentId: string | undefined) => ({ ...purchase.body, paymentIntentId });
  const tab = new AbortController();
  let payment: { id: string; secret: string; orderId: string | null } | null = null;
  let isPaid = false;
  let placed: string | null = null;

  async function send(url: string, headers: Record<string, string>, body: string): Promise<Reply> {
    try {
      const signal = AbortSignal.any([tab.signal, AbortSignal.timeout(TIMEOUT)]);
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    } catch {
      return NOTHING;
    }
  }
  const post = (path: string, key: string, body: object) =>
    send(
      `${shop()}/api${path}`,
      { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      JSON.stringify(body),
    );

  async function start(): Promise<Reply> {
    const reply = await post(purchase.startPath, keys.starting, purchase.startBody);
    const { paymentIntentId, clientSecret } = reply.body;
    const orderId = reply.body.orderId ?? reply.body.membershipId;
    if (reply.status === 200)
      payment = {
        id: String(paymentIntentId),
        secret: String(clientSecret),
        orderId: typeof orderId === 'string' ? orderId : null,
      };
    return reply;
  }

  async function pay(card = usualCard): Promise<Reply> {
    if (!payment) return NOTHING;
    const form = cardForm({
      key: options.publishableKey ?? KEYS.STRIPE_PUBLISHABLE_KEY,
      clientSecret: payment.secret,
      number: card,
    });
    const body = new URLSearchParams(form).toString();
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const reply = await send(`${provider}/v1/payment_intents/${payment.id}/confirm`, type, body);
    isPaid ||= readPaymentStatus(reply) === 'succeeded';
    return reply;
  }

  async function placeOrder(): Promise<Reply> {
    if (!payment) return NOTHING;
    const reply = await post(purchase.makePath, keys.ordering, createBody(payment.id));
    if (reply.status === 201) placed = String(reply.body.id);
    return reply;
  }

  /** Retries until the response is final. */
  async function insist(step: Step, attempt: () => Promise<Reply>, until: number): Promise<Reply> {
    while (true) {
      const reply = await attempt();
      const isAnswer = reply.status !== 0 && reply.status !== 429 && reply.status < 500;
      const mayHavePaid = step === 'paying' && isPaid;
      if (isAnswer || mayHavePaid || tab.signal.aborted || Date.now() > until) return reply;
      await sleep(PAUSE);
    }
  }

  async function finish({ leaveAfter, patience = PATIENCE }: { leaveAfter?: Step; patience?: number } = {}) {
    const until = Date.now() + patience;
    const steps: [Step, () => Promise<Reply>, () => boolean][] = [
      ['starting', start, () => payment !== null],
      ['paying', () => pay(), () => isPaid],
      ['ordering', placeOrder, () => placed !== null],
    ];
    for (const [step, attempt, isDone] of steps) {
      if (!isDone()) {
        const reply = await insist(step, attempt, until);
        if (tab.signal.aborted) return { kind: 'left', after: step } as const;
        if (!isDone()) return toFailure(step, reply, isPaid);
      }
      if (leaveAfter === step) return { kind: 'left', after: step } as const;
    }
    return purchase.outcome(placed ?? '', payment?.id ?? '');
  }

  return {
    email,
    get paymentIntentId() {
      return payment?.id ?? null;
    },
    get orderId() {
      return placed ?? payment?.orderId ?? null;
    },
    orderBody: () => createBody(payment?.id),
    startBody: () => purchase.startBody,
    start,
    pay,
    order: placeOrder,
    finish,
    leave: () => tab.abort(),
  };
}

/** The requests of one kind of purchase. */
type Purchase = {
  startPath: string;
  startBody: object;
  makePath: string;
  /** The body of the second request, without its payment. */
  body: Record<string, unknown>;
  outcome(id: string, paymentIntentId: string): Outcome;
};

function orderPurchase(
  product: Product,
  quantity: number,
  email: string,
  { withoutOrder, total }: Pick<BuyerOptions, 'withoutOrder' | 'total'>,
): Purchase {
  const order = createOrder(product, quantity, email, total ?? computeTotal(product, quantity));
  return {
    startPath: '/create-payment-intent',
    startBody: {
      amount: order.total,
      currency: 'usd',
      orderData: {
        customerEmail: email,
        customerName: 'Ada Lovelace',
        productId: product.id,
        productName: product.name,
        quantity,
      },
      ...(!withoutOrder && { order }),
    },
    makePath: '/orders',
    body: order,
    outcome: (orderId, paymentIntentId) => ({ kind: 'ordered', orderId, paymentIntentId }),
  };
}

function membershipPurchase({ plan, price }: Plan, email: string, total = price): Purchase {
  const member = {
    fullName: 'Ada Lovelace',
    email,
    phone: '+44 20 7946 0000',
    address: '12 Analytical Way',
    city: 'London',
    state: 'Greater London',
    postalCode: 'W1A 1AA',
  };
  return {
    startPath: '/memberships/payment-intents',
    startBody: { plan, amount: total, member },
    makePath: '/memberships',
    body: {},
    outcome: (membershipId, paymentIntentId) => ({ kind: 'joined', membershipId, paymentIntentId }),
  };
}

function toFailure(at: Step, { status, body }: Reply, paid: boolean): Outcome {
  if (status === 0 || status === 429 || status >= 500) return { kind: 'gave_up', at, status, paid };
  if (at === 'paying') return { kind: 'declined', code: readPaymentCode(body) };
  if (body.code === 'payment_refunded') return { kind: 'refunded', reason: String(body.reason) };
  return { kind: 'refused', at, status, code: String(body.code), paid };
}

/** Status of an intent, also if it comes with an error ('it has already succeeded'). */
function readPaymentStatus({ body }: Reply): unknown {
  const error = asObject(body.error);
  return asObject(error.payment_intent).status ?? body.status;
}

function readPaymentCode(body: Record<string, unknown>): string {
  return String(asObject(body.error).code ?? body.status);
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Total of an order of a product without options, in dollars. */
export function computeTotal({ price }: Product, quantity: number): number {
  return orderTotal(Math.round(price * 100), quantity);
}

function createOrder(product: Product, quantity: number, email: string, total: number) {
  return {
    userEmail: email,
    userPhone: '+44 20 7946 0000',
    paymentMethod: 'Credit Card',
    shippingAddress: ADDRESS,
    products: [{ productId: product.id, quantity, price: product.price }],
    total,
  };
}
