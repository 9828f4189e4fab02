import { listRefunds, type WireRefund } from '#contract/calls/refunds.ts';
import { getStaffOrder, type WireStaffOrder } from '#contract/calls/staff-orders.ts';
import type { Api } from '#contract/client.ts';
import { committedRefunds } from '#domain/refunds/committed-refunds.ts';
import { type CommittedRefund, leftToRefund, type RefundedOrder } from '#domain/refunds/price-refund.ts';

/** An order as staff see it, with its refunds, oldest first. */
export type OrderWithRefunds = WireStaffOrder & { refunds: WireRefund[] };

export async function loadOrderWithRefunds(api: Api, id: string): Promise<OrderWithRefunds> {
  const [staffOrder, refunds] = await Promise.all([
    api(getStaffOrder, { params: { id } }),
    api(listRefunds, { params: { id } }),
  ]);
  return { ...staffOrder.body, refunds: refunds.body };
}

/** Selects the fields of an order that the rules of refunds need. */
export function toRefundedOrder({ order }: Pick<OrderWithRefunds, 'order'>): RefundedOrder {
  const { subtotal, shipping, discount, tax, total, shippingTax, taxIncluded, products } = order;
  const lines = products.map(({ price: unitPrice, quantity, discount, tax }) => ({
    unitPrice,
    quantity,
    discount,
    tax,
  }));
  return { subtotal, shipping, discount, tax, total, shippingTax, taxIncluded, lines };
}

/** Lists the money returned for an order, by the rule of the server. */
export function listCommittedRefunds({
  order,
  refunds,
  payment,
  exchanges = [],
}: OrderWithRefunds): CommittedRefund[] {
  const credits = exchanges.filter(({ orderId }) => orderId === order.id);
  return [
    ...committedRefunds(refunds, payment?.lost ?? 0, order),
    ...credits.map(({ lines, creditAmount: amount, creditTax: tax }) => ({
      lines,
      shipping: 0,
      tax,
      amount,
    })),
  ];
}

export function computeRefundable(details: OrderWithRefunds) {
  return leftToRefund(toRefundedOrder(details), listCommittedRefunds(details));
}
