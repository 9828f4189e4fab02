import type { Database } from '#db/connection.ts';
import { carrierName } from '#domain/fulfilments/carrier.ts';
import type { Fulfilment } from '#domain/fulfilments/fulfilment.ts';
import { centsToDollars } from '#domain/money.ts';
import { buyerName } from '#domain/orders/buyer-name.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { expectsArrival, paymentText } from '#domain/orders/order-refund.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { taxText } from '#domain/tax/tax-rows.ts';
import type { CsvColumn } from '../http/csv.ts';
import { selectSkus } from '../products/sku-queries.ts';

/** A line with its order; null in an order without lines. */
type LineRow = { order: Order; line: OrderLine | null; position: number; sku: string | undefined };

/** Returns a row for each line of some orders. */
export async function* expandLines(
  db: Database,
  batches: AsyncGenerator<Order[]>,
): AsyncGenerator<LineRow[]> {
  for await (const orders of batches) {
    const ids = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
    const skus = await selectSkus(db, [...new Set(ids)]);
    yield orders.flatMap((order) => {
      const lines = order.lines.length > 0 ? order.lines : [null];
      return lines.map((line, position) => ({
        order,
        line,
        position,
        sku: line ? (line.sku ?? skus.get(line.productId)) : undefined,
      }));
    });
  }
}

const HEAD_COLUMNS: CsvColumn<Order>[] = [
  { head: 'Order ID', value: (order) => order.id },
  { head: 'Date', value: (order) => order.createdAt },
  { head: 'Status', value: (order) => statusLabel(order.status) },
  { head: 'Payment', value: paymentText },
  { head: 'Payment intent', value: (order) => order.paymentIntentId },
  { head: 'Email', value: (order) => order.userEmail },
  { head: 'Phone', value: (order) => order.userPhone },
  { head: 'Name', value: (order) => buyerName(order) },
  { head: 'Address', value: (order) => order.shippingAddress?.address },
  { head: 'City', value: (order) => order.shippingAddress?.city },
  { head: 'State', value: (order) => order.shippingAddress?.state },
  { head: 'ZIP code', value: (order) => order.shippingAddress?.zipCode },
  { head: 'Country', value: (order) => (order.shippingAddress ?? order.billingAddress)?.country },
];

const AMOUNT_COLUMNS: CsvColumn<Order>[] = [
  { head: 'Subtotal', value: (order) => centsToDollars(order.subtotal) },
  { head: 'Shipping', value: (order) => centsToDollars(order.shipping) },
  { head: 'Shipping method', value: (order) => order.shippingMethod?.name },
  { head: 'Discount', value: (order) => centsToDollars(order.discount) },
  { head: 'Member plan', value: (order) => order.memberPlan },
  { head: 'Tax', value: (order) => centsToDollars(order.tax) },
  { head: 'Tax by rate', value: (order) => taxText(order.taxes ?? []) },
  { head: 'Tax included', value: (order) => (order.taxIncluded ? 'yes' : null) },
  { head: 'Total', value: (order) => centsToDollars(order.total) },
];

const EXPECTED: CsvColumn<Order> = {
  head: 'Expected delivery',
  value: (order) => (expectsArrival(order, order.lines) ? order.expectedDelivery : null),
};

const REFUND_COLUMNS: CsvColumn<Order>[] = [
  { head: 'Refund status', value: ({ refund }) => refund?.status },
  {
    head: 'Refunded',
    value: ({ refunded }) => (refunded > 0 ? centsToDollars(refunded) : null),
  },
  { head: 'Refund date', value: ({ refund }) => refund?.doneAt },
];

const PARCEL_COLUMNS: CsvColumn<Order>[] = [
  { head: 'Carrier', value: (order) => joinParcels(order, ({ carrier }) => carrier && carrierName(carrier)) },
  { head: 'Tracking number', value: (order) => joinParcels(order, ({ trackingNumber }) => trackingNumber) },
  { head: 'Shipped', value: ({ fulfilments }) => fulfilments?.[0]?.createdAt },
];

/** The exported columns of an order; amounts in dollars. */
export const ORDER_CSV_COLUMNS: CsvColumn<Order>[] = [
  ...HEAD_COLUMNS,
  { head: 'Products', value: (order) => order.lines.map(lineText).join('; ') },
  ...AMOUNT_COLUMNS,
  EXPECTED,
  ...REFUND_COLUMNS,
  ...PARCEL_COLUMNS,
];

/**
 * The exported columns of a line. Each row repeats its order, to sort and filter by; the order's amounts are
 * in its first row only, so that columns can be summed.
 */
export const ORDER_LINE_CSV_COLUMNS: CsvColumn<LineRow>[] = [
  ...HEAD_COLUMNS.map(toLineColumn),
  toLineColumn(EXPECTED),
  { head: 'Line', value: ({ line, position }) => line && position + 1 },
  { head: 'SKU', value: ({ sku }) => sku },
  { head: 'Product ID', value: ({ line }) => line?.productId },
  { head: 'Product', value: ({ line }) => line?.name },
  { head: 'Options', value: ({ line }) => line?.description },
  { head: 'Quantity', value: ({ line }) => line?.quantity },
  { head: 'Unit price', value: ({ line }) => line && centsToDollars(line.unitPrice) },
  { head: 'Line total', value: ({ line }) => line && centsToDollars(line.unitPrice * line.quantity) },
  ...[...AMOUNT_COLUMNS, ...REFUND_COLUMNS, ...PARCEL_COLUMNS].map(toLineColumn).map(inFirstRow),
  { head: 'Requires shipping', value: ({ line }) => line && (line.notShipped ? 'no' : 'yes') },
];

/** Returns a value of each parcel, each different one once. */
function joinParcels({ fulfilments = [] }: Order, read: (parcel: Fulfilment) => string | null): string {
  return [...new Set(fulfilments.map(read).filter(Boolean))].join('; ');
}

function toLineColumn({ head, value }: CsvColumn<Order>): CsvColumn<LineRow> {
  return { head, value: ({ order }) => value(order) };
}

function inFirstRow({ head, value }: CsvColumn<LineRow>): CsvColumn<LineRow> {
  return { head, value: (row) => (row.position === 0 ? value(row) : null) };
}

function lineText({ quantity, name, description }: OrderLine): string {
  return `${quantity} × ${name}${description && ` (${description})`}`;
}
