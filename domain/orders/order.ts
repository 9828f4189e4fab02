import type { Fulfilment } from '../fulfilments/fulfilment.ts';
import type { PlanId } from '../members/plan.ts';
import type { Cents } from '../money.ts';
import type { OrderDiscount } from '../pricing/discounted-cart.ts';
import type { SentSelection } from '../pricing/selection.ts';
import type { Totals } from '../pricing/totals.ts';
import type { RefundStatus } from '../refunds/refund-status.ts';
import type { ChosenMethod } from '../shipping/offer-methods.ts';
import type { NamedTax } from '../tax/named-tax.ts';
import type { Cancellation } from './cancellation.ts';
import type { OrderStatus } from './status.ts';

export type ShippingAddress = {
  fullName: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  phone: string | null;
};

export type BillingAddress = {
  name: string;
  companyName: string | null;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string | null;
};

/** An order line. `unitPrice` in cents, including options; all fields are copies made at pricing. */
export type OrderLine = {
  productId: string;
  /** Absent in orders placed before variants existed: the product's first. */
  variantId?: string | undefined;
  /** The variant's; absent likewise. */
  sku?: string | undefined;
  name: string;
  image: string;
  unitPrice: Cents;
  quantity: number;
  selection: SentSelection;
  /** 'Color: Sand, Size: M', or empty. */
  description: string;
  /** Present if nothing of it is sent by parcel. */
  notShipped?: true | undefined;
  /** The cents that all discounts take off the line; absent in orders placed before lines had amounts. */
  discount?: Cents | undefined;
  /** The line's part of the tax; absent like `discount`. */
  tax?: Cents | undefined;
  /** Pieces that were canceled while the rest of the order went on; absent if there are none. */
  canceledQuantity?: number | undefined;
  /** Pieces whose money was or is being returned; absent if there are none. */
  refundedQuantity?: number | undefined;
  /** Pieces that were sent, and those of them that came back; absent if there are none. */
  fulfilledQuantity?: number | undefined;
  returnedQuantity?: number | undefined;
};

export type OrderActivity = { status: OrderStatus; timestamp: Date; description: string };

/** `charged_back`: a bank returned the money to the customer, against the shop's will. */
export const PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded', 'charged_back'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The refund of all that was paid for an order, or one that failed. `amount` in cents. */
export type OrderRefund = { status: RefundStatus; amount: Cents; requestedAt: Date; doneAt: Date | null };

/** An order before it is placed. */
export type NewOrder = Totals & {
  userId: string;
  userEmail: string;
  userPhone: string | null;
  paymentMethod: string | null;
  shippingAddress: ShippingAddress | null;
  billingAddress: BillingAddress | null;
  lines: OrderLine[];
  /** The membership its discount and free shipping come from. */
  memberPlan: PlanId | null;
  /** The rest of its discount is the membership's. Absent without any. */
  discounts?: OrderDiscount[] | undefined;
  /** The part of the tax that is on shipping; absent if none is. */
  shippingTax?: Cents | undefined;
  /** Present if the prices contain the tax. */
  taxIncluded?: true | undefined;
  /** The way in which it reaches the buyer; absent in a shop without shipping zones. */
  shippingMethod?: ChosenMethod | undefined;
  /** The days that it waits for pieces that are not there yet; absent without any. */
  waitDays?: number | undefined;
  /** Its tax by rate; absent in a shop without tax rates. */
  taxes?: NamedTax[] | undefined;
  /** The draft order it was made of; absent without one. */
  draftOrderId?: string | undefined;
};

/** An order (specification, section 3). Money in cents. */
export type Order = NewOrder & {
  /** MG-XXXX-XXXX-XXXX-XXXX; unguessable, because knowing it grants access to the order. */
  id: string;
  status: OrderStatus;
  activities: OrderActivity[];
  expectedDelivery: Date;
  createdAt: Date;
  paymentIntentId: string | null;
  paymentStatus: PaymentStatus;
  /** The time at which an unpaid order without work by staff is canceled; null: never. */
  unpaidUntil: Date | null;
  /** The time at which staff marked it as paid; null if it was paid through the shop, or not. */
  markedPaidAt: Date | null;
  /** Its status is `rejected`. */
  cancellation: Cancellation | null;
  refund: OrderRefund | null;
  /** The cents that one refund or several returned of its payment. */
  refunded: Cents;
  /** The cents of the payment that the shop owes its customer; absent: none. */
  owed?: Cents | undefined;
  /** The cents of its payment that banks took back for good. */
  lost: Cents;
  /** Its parcels, oldest first; absent without any. */
  fulfilments?: Fulfilment[] | undefined;
};

/** Five days (specification, section 9), in milliseconds. */
export const DELIVERY_TIME = 432_000_000;
