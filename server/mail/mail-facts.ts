import type { Cents } from '#domain/money.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { RefundReason } from '#domain/payments/refund.ts';

/** What a mail says, as it was when it happened: it must not change when orders and products do. Amounts in cents. */
export type MailFacts =
  | { kind: 'order_confirmation'; order: OrderFacts }
  | { kind: 'order_status'; orderId: string; name: string | null; status: OrderStatus; description: string }
  | {
      kind: 'refund';
      orderId: string | null;
      name: string | null;
      amount: Cents;
      reason: RefundReason;
      paymentIntentId: string;
    };

export type MailKind = MailFacts['kind'];

export type OrderFacts = {
  id: string;
  name: string | null;
  lines: { name: string; modifications: string; quantity: number; unitPrice: Cents }[];
  subtotal: Cents;
  shipping: Cents;
  discount: Cents;
  tax: Cents;
  total: Cents;
  /** ISO time. */
  expectedDelivery: string;
  /** Lines of the address, for people. */
  address: string[];
};
