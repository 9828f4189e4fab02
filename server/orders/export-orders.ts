import type { Database } from '#db/connection.ts';
import { centsToDollars } from '#domain/money.ts';
import { isDeliveryExpected } from '#domain/orders/given-back.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { type CsvColumn, csvStream } from '../http/csv.ts';
import type { StaffOrderFilter } from './order-filter.ts';
import { readOrders } from './order-list-queries.ts';

const BATCH = 500;

/** Orders as CSV, newest first, one a line; amounts in dollars, times in UTC. */
export function ordersAsCsv(db: Database, filter: StaffOrderFilter): ReadableStream<Uint8Array> {
  return csvStream(COLUMNS, readOrders(db, filter, BATCH));
}

const COLUMNS: CsvColumn<Order>[] = [
  { head: 'Order ID', value: (order) => order.id },
  { head: 'Date', value: (order) => order.createdAt.toISOString() },
  { head: 'Status', value: (order) => statusLabel(order.status) },
  { head: 'Payment', value: (order) => order.paymentStatus },
  { head: 'Payment intent', value: (order) => order.paymentIntentId },
  { head: 'Email', value: (order) => order.userEmail },
  { head: 'Phone', value: (order) => order.userPhone },
  { head: 'Name', value: (order) => order.shippingAddress?.fullName },
  { head: 'Address', value: (order) => order.shippingAddress?.address },
  { head: 'City', value: (order) => order.shippingAddress?.city },
  { head: 'State', value: (order) => order.shippingAddress?.state },
  { head: 'ZIP code', value: (order) => order.shippingAddress?.zipCode },
  { head: 'Country', value: (order) => order.shippingAddress?.country },
  { head: 'Products', value: (order) => order.lines.map(lineText).join('; ') },
  { head: 'Subtotal', value: (order) => centsToDollars(order.subtotal) },
  { head: 'Shipping', value: (order) => centsToDollars(order.shipping) },
  { head: 'Discount', value: (order) => centsToDollars(order.discount) },
  { head: 'Member plan', value: (order) => order.memberPlan },
  { head: 'Tax', value: (order) => centsToDollars(order.tax) },
  { head: 'Total', value: (order) => centsToDollars(order.total) },
  {
    head: 'Expected delivery',
    value: (order) => (isDeliveryExpected(order) ? order.expectedDelivery.toISOString() : null),
  },
  { head: 'Refund status', value: ({ refund }) => refund?.status },
  {
    head: 'Refunded',
    value: ({ refund }) => (refund?.status === 'succeeded' ? centsToDollars(refund.amount) : null),
  },
  { head: 'Refund date', value: ({ refund }) => refund?.doneAt?.toISOString() },
];

function lineText({ quantity, name, modifications }: OrderLine): string {
  return `${quantity} × ${name}${modifications && ` (${modifications})`}`;
}
