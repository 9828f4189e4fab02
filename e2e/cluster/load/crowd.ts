import { setTimeout as sleep } from 'node:timers/promises';
import { createBuyer, type Outcome, type Product } from '../../faults/processes/buyer.ts';
import { waitFor } from '../parts/wait-for.ts';

/** Buyers at once, and milliseconds between two purchases of one: pauses are measured, not a full machine. */
const BUYERS = 5;
const BUY_EVERY = 200;

/** Milliseconds that a buyer asks again and again, and between two pages that a visitor opens. */
const PATIENCE = 90_000;
const PAGE_EVERY = 250;
const PAGE_TIMEOUT = 5_000;

/** Says that a page may be old. */
const NOTICE = 'The shop cannot reach its database.';

type Sale = { orderId: string; paymentIntentId: string; at: number };

/** What a crowd has seen; times in milliseconds of `performance.now()`. */
export type Seen = {
  sales: readonly Sale[];
  /** Purchases that did not become an order. */
  failures: readonly Outcome[];
  /** Requests that buyers sent again, and pages that visitors did not get. */
  repeated: number;
  pages: number;
  failedPages: number;
  /** Pages with the notice that the shop cannot reach its database. */
  keptPages: number;
};

export type Crowd = {
  seen(): Seen;
  /** Resolves when that many more orders were acknowledged. */
  sold(count: number): Promise<void>;
  /** Lets everyone finish. */
  leave(): Promise<Seen>;
};

type Options = { shop: string; provider: string; product: Product };

/** Some buyers, one purchase after the other, and a visitor of pages, through the balancer. */
export function gatherCrowd({ shop, provider, product }: Options): Crowd {
  const sales: Sale[] = [];
  const failures: Outcome[] = [];
  const counts = { requests: 0, pages: 0, failedPages: 0, keptPages: 0 };
  let isOver = false;

  async function buy(): Promise<void> {
    while (!isOver) {
      const buyer = createBuyer({
        provider,
        product,
        shop: () => {
          counts.requests++;
          return shop;
        },
      });
      const outcome = await buyer.finish({ patience: PATIENCE });
      if (outcome.kind === 'ordered')
        sales.push({
          orderId: outcome.orderId,
          paymentIntentId: outcome.paymentIntentId,
          at: performance.now(),
        });
      else failures.push(outcome);
      await sleep(BUY_EVERY);
    }
  }

  async function browse(): Promise<void> {
    for (let count = 0; !isOver; count++) {
      const page = ['/', '/user/products', `/user/products/${product.id}`][count % 3];
      const answer = await fetch(`${shop}${page}`, { signal: AbortSignal.timeout(PAGE_TIMEOUT) }).catch(
        () => null,
      );
      const text = await answer?.text().catch(() => '');
      counts.pages++;
      if (!answer?.ok) counts.failedPages++;
      else if (text?.includes(NOTICE)) counts.keptPages++;
      await sleep(PAGE_EVERY);
    }
  }

  const visits = [...Array.from({ length: BUYERS }, buy), browse()];
  const seen = (): Seen => {
    const purchases = sales.length + failures.length;
    return {
      sales,
      failures,
      // A purchase without a failure takes two requests to the shop.
      repeated: isOver ? counts.requests - 2 * purchases : 0,
      pages: counts.pages,
      failedPages: counts.failedPages,
      keptPages: counts.keptPages,
    };
  };
  return {
    seen,
    async sold(count) {
      const target = sales.length + count;
      await waitFor(`${count} more orders are acknowledged`, () => sales.length >= target);
    },
    async leave() {
      isOver = true;
      await Promise.all(visits);
      return seen();
    },
  };
}
