import type { Hono } from 'hono';
import { getOrder, trackOrder } from '#contract/calls/orders.ts';
import { STATE_TEXTS } from '#domain/page-texts/state-texts.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { quantizeTiming } from '../http/quantize-timing.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';
import { type TrackServices, trackById, trackBySearch } from './track-orders.ts';

const NOT_FOUND = {
  found: false as const,
  message: STATE_TEXTS.orderNotFound.initially,
};

/** Binds the calls of orders for shoppers: whole by an id that only its owner knows, masked otherwise. */
export function orderRoutes(app: Hono<Environment>, services: TrackServices): void {
  bind(app, getOrder, async ({ params }, { visitor }) => {
    const tracked = await quantizeTiming(() => trackById(services, params.id, visitor));
    if (!tracked.ok) return tracked;
    return tracked.order ? success(tracked.order) : ORDER_NOT_FOUND;
  });

  bind(app, trackOrder, async ({ body: query }, { visitor }) => {
    if (query.by === 'orderId') {
      const tracked = await quantizeTiming(() => trackById(services, query.orderId, visitor));
      return tracked.ok ? success(tracked.order ?? NOT_FOUND) : tracked;
    }
    const tracked = await quantizeTiming(() => trackBySearch(services, query, visitor));
    if (!tracked.ok) return tracked;
    const [only] = tracked.orders;
    if (!only) return success(NOT_FOUND);
    return success(tracked.orders.length === 1 ? only : { orders: tracked.orders });
  });
}
