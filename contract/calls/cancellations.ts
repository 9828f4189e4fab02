import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { moneyChoice } from '../confirmations.ts';
import { call, staffCall } from '../define-call.ts';
import { linePieces, optionalText, orderLines } from '../fields.ts';
import { orderParams } from '../ids.ts';
import { Order } from './orders.ts';

const reason = () => optionalText(LIMITS.line);

export const cancelOrder = staffCall({
  method: 'POST',
  path: '/orders/{id}/cancellations',
  summary: 'Cancel an order that was not shipped, or pieces of it; what was paid for them is refunded',
  params: orderParams,
  body: z.object({
    /** The pieces to cancel; the order stays open while it has others. Default: all. */
    lines: z.optional(orderLines(z.object(linePieces))),
    /**
     * True to put the pieces back into stock. Default: true, but false for an order that was rejected before.
     */
    restock: z.optional(z.boolean()),
    /** The customer reads it. */
    reason: reason(),
    ...moneyChoice,
    /** True to notify the customer by email. Default: true. */
    notify: z.optional(z.boolean()),
  }),
  output: Order,
  status: 201,
  failures: [404, 409],
  creates: true,
});

export const cancelOwnOrder = call({
  method: 'POST',
  path: '/orders/{id}/cancel',
  summary: 'Cancel an order while nothing is packed: in the browser that placed it, or with a proven email',
  params: orderParams,
  body: z.object({ reason: reason() }),
  output: Order,
  failures: [403, 404, 409],
  creates: true,
});

export const restockOrder = staffCall({
  method: 'POST',
  path: '/orders/{id}/restock',
  summary: 'Put the pieces of an order that was rejected, canceled or refunded back into stock, once',
  params: orderParams,
  output: z.object({ id: z.string(), restocked: z.number() }),
  failures: [404, 409],
});
