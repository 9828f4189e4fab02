import type { Hono } from 'hono';
import * as calls from '#contract/calls/cancellations.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { changeStatusInBulk, undoStatusInBulk } from '#contract/calls/staff-orders.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { cancelOrder, cancelOwnOrder } from './cancel-order.ts';
import { setStatus, setStatuses } from './set-status.ts';
import { undoStatuses } from './undo-status.ts';

/** Canceling orders, by staff and by their customers, and changes of their status, which can end them. */
export function cancellationRoutes(app: Hono<Environment>, services: PaymentServices): void {
  bind(app, calls.cancelOrder, async ({ params, body }, { staff, seed }) => {
    const canceled = await cancelOrder(services, params.id, body, { staff, seed });
    return canceled.ok ? success(presentOrder(canceled.order)) : canceled;
  });

  bind(app, calls.cancelOwnOrder, async ({ params, body: { reason } }, { visitor, seed }) => {
    const canceled = await cancelOwnOrder(services, params.id, reason, { visitor, seed });
    return canceled.ok ? success({ ...presentOrder(canceled.order), yours: true }) : canceled;
  });

  bind(app, updateOrderStatus, async ({ params, body }, { staff }) => {
    const changed = await setStatus(services, params.id, body, staff);
    return changed.ok ? success(presentOrder(changed.order)) : changed;
  });

  bind(app, changeStatusInBulk, async ({ body: { orders, ...change } }, { staff }) => {
    return success(await setStatuses(services, orders, change, staff));
  });

  bind(app, undoStatusInBulk, async ({ body: { orders, status } }, { staff }) => {
    return success(await undoStatuses(services, orders, status, staff));
  });
}
