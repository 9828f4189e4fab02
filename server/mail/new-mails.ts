import { randomUUID } from 'node:crypto';
import type { EndedMembership, Membership } from '#domain/members/membership.ts';
import type { Cents } from '#domain/money.ts';
import type { Order, OrderActivity, ShippingAddress } from '#domain/orders/order.ts';
import type { Company } from '#domain/settings/company.ts';
import type { FactsOf, MailFacts } from './mail-facts.ts';

/** An outgoing mail. `event` is its deduplication key. */
export type NewMail = { event: string; recipient: string; facts: MailFacts };

export function orderConfirmation(order: Order): NewMail {
  return {
    event: `order:${order.id}:confirmation`,
    recipient: order.userEmail,
    facts: {
      kind: 'order_confirmation',
      order: {
        id: order.id,
        name: order.shippingAddress?.fullName ?? null,
        lines: order.lines.map(({ name, modifications, quantity, canceledQuantity, unitPrice, image }) => ({
          name,
          modifications,
          quantity,
          ...(canceledQuantity && { canceledQuantity }),
          unitPrice,
          image,
        })),
        subtotal: order.subtotal,
        shipping: order.shipping,
        discount: order.discount,
        memberPlan: order.memberPlan,
        tax: order.tax,
        total: order.total,
        expectedDelivery: order.expectedDelivery.toISOString(),
        address: order.shippingAddress ? addressLines(order.shippingAddress) : [],
      },
    },
  };
}

/** `position` is that of the activity in its order. `canceledPart`: pieces were canceled, not the order. */
export function statusChange(
  { id, userEmail, shippingAddress, cancellation }: Order,
  { status, description }: OrderActivity,
  position: number,
  { canceledPart = false } = {},
): NewMail {
  const name = shippingAddress?.fullName ?? null;
  return {
    event: `order:${id}:status:${position}`,
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

export function addressCorrected({ id, userEmail }: Order, address: ShippingAddress, at: Date): NewMail {
  return {
    event: `order:${id}:address:${at.getTime()}`,
    recipient: userEmail,
    facts: {
      kind: 'order_address',
      orderId: id,
      name: address.fullName,
      address: addressLines(address),
    },
  };
}

type Refunded = { recipient: string; refundId: string } & Omit<FactsOf<'refund'>, 'kind'>;

export function refundMail({ recipient, refundId, ...facts }: Refunded): NewMail {
  return { event: `refund:${refundId}`, recipient, facts: { kind: 'refund', ...facts } };
}

/** To the shop. */
export function refundFailed(facts: Omit<FactsOf<'refund_failed'>, 'kind'>, company: Company): NewMail {
  const event = `refund:${facts.refundId}:failed`;
  return { event, recipient: company.email, facts: { kind: 'refund_failed', ...facts } };
}

/** To the shop. An inquiry that becomes a dispute is told again. */
export function disputeOpened(facts: Omit<FactsOf<'dispute_opened'>, 'kind'>, company: Company): NewMail {
  const event = `dispute:${facts.disputeId}:${facts.isInquiry ? 'inquired' : 'opened'}`;
  return { event, recipient: company.email, facts: { kind: 'dispute_opened', ...facts } };
}

/** To the shop. */
export function disputeClosed(facts: Omit<FactsOf<'dispute_closed'>, 'kind'>, company: Company): NewMail {
  const event = `dispute:${facts.disputeId}:${facts.end}`;
  return { event, recipient: company.email, facts: { kind: 'dispute_closed', ...facts } };
}

export function membershipReceipt(membership: Membership): NewMail {
  return {
    event: `membership:${membership.id}:receipt`,
    recipient: membership.email,
    facts: {
      kind: 'membership_receipt',
      ...membershipFacts(membership),
      amount: membership.amount,
      paidAt: membership.createdAt.toISOString(),
      startsAt: membership.startsAt.toISOString(),
    },
  };
}

export function membershipReminder(membership: Membership): NewMail {
  return {
    event: `membership:${membership.id}:reminder`,
    recipient: membership.email,
    facts: { kind: 'membership_reminder', ...membershipFacts(membership) },
  };
}

/** Replaces the refund mail of its payment. */
export function membershipRefunded(
  { membership, next }: EndedMembership,
  { refundId, amount }: { refundId: string; amount: Cents },
): NewMail {
  return {
    event: `refund:${refundId}`,
    recipient: membership.email,
    facts: {
      kind: 'membership_refunded',
      ...membershipFacts(membership),
      amount,
      nextStartsAt: next?.toISOString() ?? null,
    },
  };
}

function membershipFacts({ id, plan, fullName, endsAt }: Membership) {
  return { membershipId: id, plan, name: fullName, endsAt: endsAt.toISOString() };
}

type Message = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  createdAt: Date;
};

/** Forwards a message to the shop. */
export function messageReceived(
  { id, firstName, lastName, email, phone, message }: Message,
  company: Company,
): NewMail {
  const name = `${firstName} ${lastName}`;
  return {
    event: `message:${id}:received`,
    recipient: company.email,
    facts: { kind: 'message_received', name, email, phone, message },
  };
}

/** Confirms a message to its sender. */
export function messageReceipt({ id, email }: Message): NewMail {
  return { event: `message:${id}:receipt`, recipient: email, facts: { kind: 'message_receipt' } };
}

/** `key` identifies one of several answers to a message. */
export function messageAnswer(
  { id, firstName, lastName, email, message, createdAt }: Message,
  { text, company, key }: { text: string; company: Company; key: string },
): NewMail {
  return {
    event: `message:${id}:answer:${key}`,
    recipient: email,
    facts: {
      kind: 'message_answer',
      name: `${firstName} ${lastName}`.trim() || null,
      answer: text,
      question: message,
      askedAt: createdAt.toISOString(),
      sender: { name: company.name, email: company.email, phone: company.phone },
    },
  };
}

type Recipient = { email: string; name: string };

/** To a new user of the back office, with the token of the link that sets their password. */
export function staffInvitation({ email, name }: Recipient, by: string, token: string): NewMail {
  return repeatable('staff:invitation', email, { kind: 'staff_invitation', name, by, token });
}

export function passwordReset({ email, name }: Recipient, token: string): NewMail {
  return repeatable('staff:reset', email, { kind: 'password_reset', name, token });
}

export function emailCode(email: string, { code, expiresAt }: { code: string; expiresAt: Date }): NewMail {
  return repeatable('email-code', email, { kind: 'email_code', code, expiresAt: expiresAt.toISOString() });
}

/** A mail that is sent for each request. */
function repeatable(topic: string, recipient: string, facts: MailFacts): NewMail {
  return { event: `${topic}:${randomUUID()}`, recipient, facts };
}

function addressLines({ fullName, address, city, state, zipCode, country }: ShippingAddress): string[] {
  return [fullName, address, `${city}, ${state} ${zipCode}`, country];
}
