import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan, Product } from '../faults/processes/buyer.ts';
import { type Purchase, STEP_NAMES, takeStep } from '../faults/support/afterlives.ts';
import { openCartShopper } from '../faults/support/cart-shopper.ts';
import { pick, type Random } from '../faults/support/random-faults.ts';
import type { World } from '../faults/support/world.ts';
import { createProductStaff } from './product-staff.ts';

/** What was answered: by visitor, and by status (0: no answer) or by outcome of a purchase. */
export type Answers = Map<string, Map<string, number>>;

export type Traffic = {
  answers: Answers;
  /** Lets everyone finish. */
  leave(): Promise<void>;
};

export type TrafficOptions = {
  world: World;
  /** Of a fixed price. */
  products: readonly Product[];
  /** Whose price and stock staff change. */
  shown: Product;
  random: Random;
  /** Milliseconds between two steps of one visitor. */
  pause: number;
};

const TIMEOUT = 15_000;
const PLAN: Plan = { plan: 'basic', price: 499 };

/** The refunds of the third succeed later, those of the fourth fail after they succeeded. */
const CARDS = [
  '4242424242424242',
  '4242424242424242',
  '4000000000007726',
  '4000000000005126',
  '4000000000000002',
];

/** Purchases that staff and trackers take from. */
const REMEMBERED = 100;

const WORDS = ['lamp', 'watch', 'leather', 'silk', 'gold', 'phone', 'wtach', 'chair', 'ring', 'zzz'];
const SORTS = ['newest', 'price-asc', 'price-desc', 'rating'];

/** Visitors of each kind, each with one step after the other, at any of the servers, until they leave. */
export function beginTraffic({ world, products, shown, random, pause }: TrafficOptions): Traffic {
  const answers: Answers = new Map();
  const purchases: Purchase[] = [];
  let isOver = false;

  const note = (visitor: string, result: string | number) => {
    const counts = answers.get(visitor) ?? new Map<string, number>();
    answers.set(visitor, counts.set(String(result), (counts.get(String(result)) ?? 0) + 1));
  };

  /** A request as a proxy forwards it, from an address of its own. */
  async function ask(visitor: string, path: string, init: RequestInit = {}): Promise<void> {
    const from = `203.${[1, 2, 3].map(() => Math.floor(random() * 250)).join('.')}`;
    const status = await fetch(pick(world.servers, random).address + path, {
      ...init,
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...init.headers },
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    note(visitor, status);
  }

  const post = (visitor: string, path: string, body: object) =>
    ask(visitor, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Idempotency-Key': randomUUID() },
    });

  async function buy(product: Product | Plan): Promise<void> {
    const buyer = world.createBuyer({
      product,
      shop: () => pick(world.servers, random).address,
      quantity: 'plan' in product ? 1 : 1 + Math.floor(random() * 3),
      card: pick(CARDS, random),
    });
    const outcome = world.note(await buyer.finish(random() < 0.1 ? { leaveAfter: 'paying' } : {}));
    note('plan' in product ? 'members' : 'buyers', outcome.kind);
    if (outcome.kind === 'ordered' || outcome.kind === 'joined')
      purchases.push({
        orderId: outcome.kind === 'ordered' ? outcome.orderId : null,
        paymentIntentId: outcome.paymentIntentId,
      });
    if (purchases.length > REMEMBERED) purchases.shift();
  }

  const page = () => 1 + Math.floor(random() * 4);
  const word = () => (random() < 0.5 ? pick(WORDS, random) : randomUUID().slice(0, 6));
  const changeProducts = createProductStaff({ world, shown, random, note });

  const STEPS: Record<string, () => Promise<void>> = {
    lists: () => ask('lists', `/api/products?page=${page()}&sort=${pick(SORTS, random)}`),
    products: () => ask('products', `/api/products/${pick([...products, shown], random).id}`),
    searches: () => ask('searches', `/api/products?search=${word()}&page=1`),
    'pages without scripts': async () => {
      const { id } = pick(products, random);
      for (const path of ['/', '/user/products', `/user/products?search=${word()}`, `/user/products/${id}`])
        await ask('pages without scripts', path);
    },
    'pages with their calls': async () => {
      const { id } = pick(products, random);
      await ask('pages with their calls', `/user/products/${id}`);
      const calls = [`/products/${id}/reviews`, `/products/${id}/related`, '/products/facets', '/cart'];
      await Promise.all(calls.map((path) => ask('pages with their calls', `/api${path}`)));
      await ask('pages with their calls', `/api/products/suggestions?q=${word().slice(0, 3)}`);
    },
    buyers: () => buy(pick(products, random)),
    'more buyers': () => buy(pick(products, random)),
    members: async () => {
      await buy(PLAN);
      await sleep(5 * pause);
    },
    carts: async () => {
      const shopper = openCartShopper(world, random);
      note('carts', await shopper.add(pick(products, random).id, 1 + Math.floor(random() * 3)));
      note('carts', await shopper.add(pick(products, random).id, 1));
      if (random() < 0.3) note('carts', await shopper.lower());
      note('carts', await shopper.checkOut());
    },
    tracking: async () => {
      const { orderId } = purchases.length > 0 ? pick(purchases, random) : { orderId: null };
      const query = orderId && random() < 0.7 ? { orderId } : { email: `nobody-${word()}@example.com` };
      await post('tracking', '/api/orders/track', query);
    },
    reviews: () =>
      post('reviews', `/api/products/${pick(products, random).id}/reviews`, {
        userName: 'Grace',
        userEmail: `grace-${randomUUID()}@example.com`,
        rating: 1 + Math.floor(random() * 5),
        comment: `Turns by itself ${word()}`,
      }),
    'staff of orders': async () => {
      if (purchases.length > 0)
        await takeStep(pick(STEP_NAMES, random), world, pick(purchases, random), random);
    },
    'staff of products': changeProducts,
  };

  const visits = Object.entries(STEPS).map(async ([visitor, step]) => {
    while (!isOver) {
      // A step that a fault breaks is taken again by another visitor.
      await step().catch((error) => note(visitor, error instanceof Error ? error.message : String(error)));
      await sleep(pause * (0.5 + random()));
    }
  });
  return {
    answers,
    async leave() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

/** Answers that no fault excuses: the shop says 503 when it cannot answer. */
export function findWrongAnswers(answers: Answers): string[] {
  return [...answers].flatMap(([visitor, counts]) =>
    [...counts]
      .filter(([status]) => /^5\d\d$/.test(status) && status !== '503')
      .map(([status, count]) => `${visitor}: ${count} answers of status ${status}`),
  );
}
