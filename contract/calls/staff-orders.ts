import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { orderList } from '#domain/orders/order-list.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { moneyChoice, sendingConfirmation } from '../confirmations.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { bulkResult, optionalText, requiredText, text, timestamp } from '../fields.ts';
import { AddressForm } from '../forms/orders.ts';
import { orderParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { Cancellation, orderState, Return, staffState } from '../order-schemas.ts';
import { Order } from './orders.ts';
import { Payment } from './payments.ts';

export const listOrders = staffCall({
  path: '/orders',
  summary: 'Whole orders, newest first unless sorted otherwise',
  query: listQuery(orderList),
  output: z.array(Order),
  paged: true,
});

/** A row of the list of orders. */
export const OrderRow = component('OrderRow', {
  id: z.string(),
  createdAt: timestamp,
  userEmail: z.string(),
  userPhone: z.optional(z.string()),
  /** The name in the shipping address; absent without one. */
  customerName: z.optional(z.string()),
  country: z.optional(z.string()),
  /** True if some of its pieces were sent, and others are to be sent. */
  partlySent: z.optional(z.literal(true)),
  /** Absent from an order without products. */
  firstProduct: z.optional(z.object({ name: z.string(), image: z.string() })),
  lineCount: z.number(),
  total: money(),
  ...orderState,
  cancellation: z.optional(Cancellation),
  /** Pieces taken from counted stock that are not back in it. */
  restockable: z.number(),
  ...staffState,
});

export type WireOrderRow = z.output<typeof OrderRow>;

export const listOrderRows = staffCall({
  path: '/orders/rows',
  summary: 'The same orders with only the fields of a list',
  query: listQuery(orderList),
  output: z.array(OrderRow),
  paged: true,
});

export const exportOrders = staffFile({
  path: '/orders/export',
  summary: 'Orders as CSV, newest first, one row per order or one per order line',
  query: z.extend(listFilter(orderList), {
    /** `lines`: a row for each order line, with its SKU; `orders` (default): a row for each order. */
    rows: z.optional(z.enum(['orders', 'lines'])),
  }),
});

/** Orders whose status one call changes. */
export const MAX_STATUS_CHANGES = 100;

const someOrders = [
  z.minLength(1, 'Choose at least one order'),
  z.maxLength(MAX_STATUS_CHANGES, `At most ${MAX_STATUS_CHANGES} at once`),
] as const;

export const changeStatusInBulk = staffCall({
  method: 'POST',
  path: '/orders/status',
  summary: 'Change the status of many orders independently; returns the reason for each failure',
  body: z.object({
    status: z.enum(ORDER_STATUSES),
    ...moneyChoice,
    ...sendingConfirmation,
    orders: z
      .array(
        z.object({
          id: text(),
          /** The expected current status: the order is left unchanged if it differs. */
          from: z.optional(z.enum(ORDER_STATUSES)),
          /** True to notify the customer by email. Default: true. */
          notify: z.optional(z.boolean()),
          /** True to restock a rejected order. Default: true if nothing was shipped. */
          restock: z.optional(z.boolean()),
        }),
      )
      .check(...someOrders),
  }),
  output: bulkResult,
});

export const undoStatusInBulk = staffCall({
  method: 'POST',
  path: '/orders/status/undo',
  summary: 'Take back a change of many statuses, each independently, with the mails that have not left',
  body: z.object({
    /** The status that they were set to. */
    status: z.enum(ORDER_STATUSES),
    orders: z
      .array(
        z.object({
          id: text(),
          /** The expected status before the change: the order is left unchanged if it was another. */
          was: z.optional(z.enum(ORDER_STATUSES)),
        }),
      )
      .check(...someOrders),
  }),
  output: z.extend(bulkResult, {
    /** Orders whose mail about this change was sent already, or may have been. */
    mailed: z.array(z.string()),
  }),
});

/** A note by staff about an order. */
export const OrderNote = component('OrderNote', {
  author: z.string(),
  text: z.string(),
  createdAt: timestamp,
});

export type WireOrderNote = z.output<typeof OrderNote>;

/** A change of an order's status, its refund or a correction of its address. */
const TimelineEntry = z.object({
  title: z.string(),
  text: z.string(),
  at: timestamp,
  /** The member of staff who did it, if known. */
  by: z.optional(z.string()),
});

export type WireTimelineEntry = z.output<typeof TimelineEntry>;

export const StaffOrder = component('StaffOrder', {
  order: Order,
  /** Activities and other events, oldest first. */
  timeline: z.array(TimelineEntry),
  notes: z.array(OrderNote),
  ...staffState,
  /** Absent from orders not paid through the shop. */
  payment: z.optional(Payment),
  /** Pieces taken from counted stock that are not back in it. */
  restockable: z.number(),
  /** Counts of pieces by their state, in the order of the lines. */
  pieces: z.array(
    z.object({
      position: z.number(),
      quantity: z.number(),
      refundedPieces: z.number(),
      /** Sent; absent while none are. */
      fulfilled: z.optional(z.number()),
      /** Not sent any more, came back, and of these back in stock. */
      canceled: z.number(),
      returned: z.number(),
      restocked: z.number(),
    }),
  ),
  /** Absent until the invoice is issued. */
  invoiceNumber: z.optional(z.string()),
  /** Its returns, oldest first; absent without any. */
  returns: z.optional(z.array(Return)),
  /** Returned pieces whose price counts towards another order, or those it was exchanged for. */
  exchanges: z.optional(
    z.array(
      z.object({
        draftOrderId: z.string(),
        returnId: z.string(),
        /** The order that the pieces are of. */
        orderId: z.string(),
        /** The order that they count towards; absent until it is placed. */
        newOrderId: z.optional(z.string()),
        creditAmount: money(),
        creditTax: money(),
        lines: z.array(
          z.object({ position: z.number(), quantity: z.number(), amount: money(), tax: money() }),
        ),
      }),
    ),
  ),
  deletedAt: z.optional(timestamp),
});

export type WireStaffOrder = z.output<typeof StaffOrder>;

export const getStaffOrder = staffCall({
  path: '/orders/{id}/staff',
  summary: 'An order with its notes, payment and invoice number; also one that was deleted',
  params: orderParams,
  output: StaffOrder,
  failures: [404],
});

export const deleteOrder = staffCall({
  method: 'DELETE',
  path: '/orders/{id}',
  summary: 'Hide an order from everyone; it can be restored',
  params: orderParams,
  query: z.object({
    /** True to restock the pieces. Default: true if nothing was shipped. */
    restock: z.optional(z.stringbool()),
  }),
  output: z.object({ id: z.string(), deletedAt: timestamp }),
  failures: [404],
});

export const restoreOrder = staffCall({
  method: 'POST',
  path: '/orders/{id}/restore',
  summary: 'Restore a deleted order; no effect on others',
  params: orderParams,
  output: Order,
  failures: [404, 409],
});

export const listOrderNotes = staffCall({
  path: '/orders/{id}/notes',
  summary: 'Notes of an order, oldest first',
  params: orderParams,
  output: z.array(OrderNote),
  failures: [404],
});

export const addOrderNote = staffCall({
  method: 'POST',
  path: '/orders/{id}/notes',
  summary: 'Add a note for staff to an order',
  params: orderParams,
  body: z.object({ text: requiredText('Note', LIMITS.text) }),
  output: OrderNote,
  status: 201,
  failures: [404, 409],
  creates: true,
});

export const markOrderPaid = staffCall({
  method: 'POST',
  path: '/orders/{id}/mark-paid',
  summary: 'Mark an unpaid order as paid by money that came another way; it counts as a sale then',
  params: orderParams,
  body: z.object({
    /** The way in which the money came: 'Bank transfer'. */
    method: requiredText('Payment method', LIMITS.line),
    /** Visible to staff only. */
    note: optionalText(LIMITS.text),
    /** True to send the customer the confirmation. Default: true. */
    notify: z.optional(z.boolean()),
  }),
  output: Order,
  failures: [404, 409],
  creates: true,
});

/** A stored address, which may predate today's checks. */
const StoredAddress = z.object({
  fullName: text(),
  address: text(),
  city: text(),
  state: text(),
  zipCode: text(),
  country: text(),
  phone: optionalText(LIMITS.phone),
});

export const correctOrderAddress = staffCall({
  method: 'PUT',
  path: '/orders/{id}/shipping-address',
  summary: 'Correct the shipping address of an order; an issued invoice keeps its address',
  params: orderParams,
  body: z.object({
    shippingAddress: AddressForm,
    /** The expected current address, null for none: 409 if it has changed since. */
    from: z.optional(z.nullable(StoredAddress)),
    /** True to notify the customer by email. Default: false. */
    notify: z.optional(z.boolean()),
  }),
  output: Order,
  failures: [404, 409],
});
