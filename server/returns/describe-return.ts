import { describeParcel } from '#domain/fulfilments/fulfilment.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderReturn } from '#domain/returns/return.ts';

/** Describes the pieces of a return: '2 × Linen Lamp'. */
export function describeReturn({ lines }: Pick<Order, 'lines'>, orderReturn: OrderReturn): string {
  return describeParcel(
    orderReturn.lines,
    lines.map(({ name }) => name),
  );
}
