import type { Hono } from 'hono';
import { getOrder, trackOrder } from '#contract/calls/orders.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { quantizeTiming } from '../http/quantize-timing.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';
import { type TrackServices, trackById, trackBySearch } from './track-orders.ts';

const NOT_FOUND = {
  found: false as const,
  message: 'No order found. Please check your Order ID and email address.',
};

/** Orders for shoppers: whole by an id that only its owner knows, masked otherwise. */
export function orderRoutes(app: Hono<Environment>, services: TrackServices): void {
  bind(app, getOrder, async ({ params }, { visitor }) => {
    const found = await quantizeTiming(() => trackById(services, params.id, visitor));
    if (!found.ok) return found;
    return found.order ? success(found.order) : ORDER_NOT_FOUND;
  });

  bind(app, trackOrder, async ({ body: query }, { visitor }) => {
    if (query.by === 'orderId') {
      const found = await quantizeTiming(() => trackById(services, query.orderId, visitor));
      return found.ok ? success(found.order ?? NOT_FOUND) : found;
    }
    const found = await quantizeTiming(() => trackBySearch(services, query, visitor));
    if (!found.ok) return found;
    const [only] = found.orders;
    if (!only) return success(NOT_FOUND);
    return success(found.orders.length === 1 ? only : { orders: found.orders });
  });
}
