import type { Hono } from 'hono';
import * as calls from '#contract/calls/fulfilments.ts';
import type { Database } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { Order } from '#domain/orders/order.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { findDisputed } from '../orders/order-list-queries.ts';
import { findOrderForStaff, findOrders } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { presentFulfilment, presentOrder } from '../orders/present-order.ts';
import { selectSkus } from '../products/sku-queries.ts';
import { changeFulfilment } from './change-fulfilment.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { fulfilOrders } from './fulfil-orders.ts';
import { takeBackParcel } from './take-back-parcel.ts';

type FulfilmentServices = { db: Database; now: () => Date; onMail: () => void };

export function fulfilmentRoutes(app: Hono<Environment>, { db, now, onMail }: FulfilmentServices): void {
  bind(app, calls.fulfilOrder, async ({ params, body }, { staff, seed }) => {
    const sent = await fulfilOrder(db, params.id, body, { staff, seed, now: now() });
    if (!sent.ok) return sent;
    onMail();
    return success(presentFulfilment(sent.fulfilment));
  });

  bind(app, calls.listFulfilments, async ({ params }) => {
    const stored = await findOrderForStaff(db, params.id);
    return stored ? success((stored.order.fulfilments ?? []).map(presentFulfilment)) : ORDER_NOT_FOUND;
  });

  bind(app, calls.updateFulfilment, async ({ params, body }, { staff }) => {
    const changed = await changeFulfilment(db, params.id, body, { staff, now: now() });
    if (!changed.ok) return changed;
    onMail();
    return success(presentFulfilment(changed.fulfilment));
  });

  bind(app, calls.takeBackParcel, async ({ params: { id } }, { staff }) => {
    const taken = await takeBackParcel(db, id, { staff, now: now() });
    return taken.ok ? success({ id, takenBack: true as const }) : taken;
  });

  bind(app, calls.fulfilOrders, async ({ body }, { staff, seed }) => {
    const result = await fulfilOrders(db, body, { staff, seed, now: now() });
    if (result.succeeded.length > 0) onMail();
    return success(result);
  });

  bind(app, calls.listOrdersToPack, async ({ query }) => {
    const ids = query.ids.map(parseOrderId).filter((id) => id !== null);
    const byId = new Map((await findOrders(db, ids)).map((order) => [order.id, order]));
    const disputed = await findDisputed(db, ids);
    const orders = await withSkus(
      db,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
    return success(
      orders.map((order) => ({
        ...presentOrder(order),
        ...(disputed.has(order.id) && { disputed: true as const }),
      })),
    );
  });
}

/** Returns orders whose lines have a SKU to be found by: today's of the product where none was kept. */
async function withSkus(db: Database, orders: readonly Order[]): Promise<Order[]> {
  const missing = orders.flatMap(({ lines }) => lines.filter(({ sku }) => !sku));
  const skus = await selectSkus(db, [...new Set(missing.map(({ productId }) => productId))]);
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => {
      const sku = line.sku || skus.get(line.productId);
      return sku ? { ...line, sku } : line;
    }),
  }));
}
