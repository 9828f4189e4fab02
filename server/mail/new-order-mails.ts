import { addressLines } from '#domain/address-lines.ts';
import { carrierName, trackingLink } from '#domain/fulfilments/carrier.ts';
import type { Fulfilment } from '#domain/fulfilments/fulfilment.ts';
import { buyerName } from '#domain/orders/buyer-name.ts';
import { isProvided, needsShipping } from '#domain/orders/not-shipped.ts';
import type { NewOrder, Order, OrderActivity, ShippingAddress } from '#domain/orders/order.ts';
import type { OrderReturn } from '#domain/returns/return.ts';
import type { ReturnPolicy } from '#domain/returns/return-policy.ts';
import { returnAddress, SEND_BACK_DAYS } from '#domain/returns/return-terms.ts';
import type { Company } from '#domain/settings/company.ts';
import { DAY } from '#domain/time-units.ts';
import type { FactsOf } from './mail-facts.ts';
import { type NewMail, repeatable } from './new-mails.ts';

/** `returnPolicy` is that of the shop; `exchange` what the order was placed for, if it is one. */
export function orderConfirmation(
  order: Order,
  returnPolicy: ReturnPolicy | null,
  exchange: { orderId: string; isSameCustomer: boolean } | null = null,
): NewMail {
  return {
    event: `order:${order.id}:confirmation`,
    recipient: order.userEmail,
    facts: {
      kind: 'order_confirmation',
      order: {
        id: order.id,
        name: buyerName(order),
        lines: order.lines.map(({ name, description, quantity, canceledQuantity, unitPrice, image }) => ({
          name,
          modifications: description,
          quantity,
          ...(canceledQuantity && { canceledQuantity }),
          unitPrice,
          image,
        })),
        subtotal: order.subtotal,
        shipping: order.shipping,
        discount: order.discount,
        memberPlan: order.memberPlan,
        ...(order.discounts && { discounts: order.discounts }),
        tax: order.tax,
        ...(order.shippingMethod && {
          shippingMethod: { name: order.shippingMethod.name, kind: order.shippingMethod.kind },
        }),
        ...(order.taxes && { taxes: order.taxes.map(({ name, rate, tax }) => ({ name, rate, tax })) }),
        ...(order.taxIncluded && { taxIncluded: order.taxIncluded }),
        total: order.total,
        expectedDelivery: order.expectedDelivery.toISOString(),
        ...(!needsShipping(order.lines) && { notShipped: true }),
        address: order.shippingAddress ? toLines(order.shippingAddress) : [],
        ...(returnPolicy && { returnPolicy }),
        ...(exchange?.isSameCustomer && { exchangeFor: exchange.orderId }),
      },
    },
  };
}

/** `position` is that of the activity in its order. `canceledPart`: pieces were canceled, not the order. */
export function statusChange(
  order: Order,
  { status, description }: OrderActivity,
  position: number,
  { canceledPart = false } = {},
): NewMail {
  const { id, userEmail, cancellation } = order;
  // The email of an order that was never paid is not proven: texts typed with it are not mailed.
  const name = cancellation?.by === 'expiry' ? null : buyerName(order);
  return {
    event: statusMailEvent(id, position),
    recipient: userEmail,
    facts: {
      kind: 'order_status',
      orderId: id,
      name,
      status,
      description,
      ...(cancellation && { canceled: true }),
      ...(canceledPart && { canceledPart }),
    },
  };
}

/** Returns the event of the mail about the activity at this position of an order. */
export function statusMailEvent(orderId: string, position: number): string {
  return `order:${orderId}:status:${position}`;
}

/** `left`: pieces that follow. */
export function parcelSent(order: Order, parcel: Fulfilment, left: number): NewMail {
  return {
    event: `fulfilment:${parcel.id}`,
    recipient: order.userEmail,
    facts: {
      kind: 'order_parcel',
      ...parcelFacts(order, parcel),
      left,
      ...(isProvided(parcel, order.lines) && { isProvided: true }),
    },
  };
}

export function parcelTracking(order: Order, parcel: Fulfilment, at: Date): NewMail {
  return {
    event: `fulfilment:${parcel.id}:tracking:${at.getTime()}`,
    recipient: order.userEmail,
    facts: { kind: 'order_parcel', ...parcelFacts(order, parcel), left: 0, isCorrection: true },
  };
}

function parcelFacts(order: Order, parcel: Fulfilment) {
  const { id, lines } = order;
  return {
    orderId: id,
    name: buyerName(order),
    carrier: parcel.carrier && carrierName(parcel.carrier),
    trackingNumber: parcel.trackingNumber,
    trackingUrl: trackingLink(parcel),
    lines: parcel.lines.map(({ position, quantity }) => ({
      name: lines[position]?.name ?? '',
      modifications: lines[position]?.description ?? '',
      quantity,
      image: lines[position]?.image ?? '',
    })),
  };
}

type ReturnMail = NewMail & { facts: FactsOf<'order_return'> };

/** Returns the mail about the result of a return; a withdrawal is confirmed with its time. */
export function returnNews(
  { userEmail, shippingAddress, lines }: Order,
  news: OrderReturn,
  { company, now }: { company: Company; now: Date },
): ReturnMail {
  const isDeclared = news.isWithdrawal && news.status === 'requested';
  const isAwaited = isDeclared || news.status === 'approved';
  const from = news.isWithdrawal ? news.createdAt : now;
  return {
    event: `return:${news.id}:${news.status}`,
    recipient: userEmail,
    facts: {
      kind: 'order_return',
      returnId: news.id,
      orderId: news.orderId,
      name: shippingAddress?.fullName ?? null,
      status: news.status,
      isWithdrawal: news.isWithdrawal,
      at: news.createdAt.toISOString(),
      lines: news.lines.map(({ position, quantity, restocked, writtenOff }) => ({
        name: lines[position]?.name ?? '',
        modifications: lines[position]?.description ?? '',
        quantity: news.status === 'received' ? restocked + writtenOff : quantity,
      })),
      answer: news.answer,
      label: news.label,
      ...(news.wantsExchange && { wantsExchange: true }),
      ...(isAwaited && {
        returnTo: returnAddress(company),
        sendBy: new Date(from.getTime() + SEND_BACK_DAYS * DAY).toISOString(),
      }),
    },
  };
}

/**
 * Returns the label of an approved return that came after the approval. `storedAt`: the return has it since
 * then.
 */
export function labelNews(order: Order, news: OrderReturn, storedAt: Date, company: Company): NewMail {
  const { recipient, facts } = returnNews(order, news, { company, now: storedAt });
  return {
    event: `return:${news.id}:label:${storedAt.getTime()}`,
    recipient,
    facts: { ...facts, isAboutLabel: true },
  };
}

type Link = { draftOrderId: string; token: string; expiresAt: Date };

/** Returns the link by which a customer pays what staff have put together. */
export function paymentLink(order: NewOrder, { draftOrderId, token, expiresAt }: Link): NewMail {
  return repeatable(`draft_order:${draftOrderId}:link`, order.userEmail, {
    kind: 'payment_link',
    draftOrderId,
    name: buyerName(order),
    lines: order.lines.map(({ name, description, quantity, unitPrice, image }) => ({
      name,
      modifications: description,
      quantity,
      unitPrice,
      image,
    })),
    total: order.total,
    expiresAt: expiresAt.toISOString(),
    token,
  });
}

export function addressCorrected({ id, userEmail }: Order, address: ShippingAddress, at: Date): NewMail {
  return {
    event: `order:${id}:address:${at.getTime()}`,
    recipient: userEmail,
    facts: {
      kind: 'order_address',
      orderId: id,
      name: address.fullName,
      address: toLines(address),
    },
  };
}

/** Composes the mail about an issued invoice: 'INV-000042'. */
export function invoiceIssued(order: Order, number: string): NewMail {
  return {
    event: `order:${order.id}:invoice`,
    recipient: order.userEmail,
    facts: { kind: 'order_invoice', orderId: order.id, name: buyerName(order), number },
  };
}

function toLines(address: ShippingAddress): string[] {
  return [address.fullName, ...addressLines(address)];
}
