import type { Hono } from 'hono';
import { getOrder, trackOrder } from '#contract/orders.ts';
import type { Database } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { throttle } from '../http/throttle.ts';
import type { Visitor } from '../http/visitor.ts';
import { findOrder, findOrdersOfEmail, findOrdersOfPhone, type StoredOrder } from './order-queries.ts';
import { presentMaskedOrder, presentOrder } from './present-order.ts';

/** Searches by e-mail or phone one address may make: plenty for a person, useless for guessing. */
const SEARCHES_PER_MINUTE = { name: 'track', limit: 30, seconds: 60 };

const NOT_FOUND = {
  found: false as const,
  message: 'No order found. Please check your Order ID and email address.',
};

/** Reading orders as shoppers do: by an id that only its owner knows, or masked. */
export function orderRoutes(app: Hono<Environment>, { db }: { db: Database }): void {
  bind(app, getOrder, async ({ params }) => {
    const found = await findByTypedId(db, params.id);
    return found ? success(presentOrder(found.order)) : refuse('not_found', 'Order not found');
  });

  bind(app, trackOrder, async ({ body: query }, { visitor }) => {
    if (query.by === 'orderId') {
      const found = await findByTypedId(db, query.orderId);
      return success(found ? presentOrder(found.order) : NOT_FOUND);
    }
    const refusal = await throttle(db, SEARCHES_PER_MINUTE, visitor.address);
    if (refusal) return refusal;
    const found =
      query.by === 'email'
        ? await findOrdersOfEmail(db, query.email)
        : await findOrdersOfPhone(db, query.phone);
    const orders = found.map((stored) => presentTo(visitor, stored));
    const [only] = orders;
    if (!only) return success(NOT_FOUND);
    return success(orders.length === 1 ? only : { orders });
  });
}

async function findByTypedId(db: Database, typed: string): Promise<StoredOrder | null> {
  const id = parseOrderId(typed);
  return id ? await findOrder(db, id) : null;
}

function presentTo(visitor: Visitor, { order, buyerDigest }: StoredOrder) {
  const isBuyer = buyerDigest !== null && buyerDigest === visitor.buyerDigest;
  return isBuyer ? presentOrder(order) : presentMaskedOrder(order);
}
