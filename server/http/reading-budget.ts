import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { refuse, sendRefusal } from './answer.ts';
import type { Environment } from './bind.ts';
import { findSharing } from './shown-tags.ts';
import { isThisMachine } from './to-network.ts';

/** Milliseconds in which a budget is spent, and new again. */
const WINDOW = 60_000;

/** Milliseconds that the quickest answer counts. */
const MIN_COST = 20;

/** Addresses whose budgets are remembered. */
const MAX_ADDRESSES = 10_000;

/** `expected`: what the next answer probably takes. */
type Spent = { milliseconds: number; endsAt: number; expected: number };

type Options = {
  /** Milliseconds of reading that one IP may use in a minute. */
  budget: number;
  /** The methods that are charged. */
  methods?: readonly string[];
  now?: () => number;
};

/**
 * Limits the time that reading for one IP takes: an answer costs what it took, so few slow searches
 * cost as much as many quick ones. Cached pages do not get here. The budget is of this process, as its
 * connections are. Staff are not limited, nor is the machine itself (decision 012).
 */
export function readingBudget({
  budget,
  methods = READING_METHODS,
  now = Date.now,
}: Options): MiddlewareHandler<Environment> {
  const spentBy = new LRUCache<string, Spent>({ max: MAX_ADDRESSES });
  return async (context, next) => {
    const { ip } = context.get('visitor');
    const isReading = methods.includes(context.req.method);
    // Database reads of a shared answer are charged to the request that computes it.
    const isCharged = isReading && !findSharing(context).show && !isThisMachine(ip);
    if (!isCharged) return await next();
    const began = now();
    const entry = spentBy.get(ip);
    const { expected = MIN_COST } = entry ?? {};
    const spent =
      entry && entry.endsAt > began ? entry : { milliseconds: 0, endsAt: began + WINDOW, expected };
    spentBy.set(ip, spent);
    if (spent.milliseconds >= budget && !(await context.var.findStaff())) {
      const message = 'Too many requests that take long. Please wait a moment and try again.';
      const retryAfter = Math.max(1, Math.ceil((spent.endsAt - began) / 1_000));
      return sendRefusal(context, { ...refuse('too_many_requests', message), retryAfter });
    }
    // Before the answer is there, so that concurrent ones count each other.
    spent.milliseconds += expected;
    await next();
    const cost = Math.max(MIN_COST, now() - began);
    spent.milliseconds += cost - expected;
    spent.expected = (spent.expected + cost) / 2;
  };
}

const READING_METHODS: readonly string[] = ['GET', 'HEAD'];
