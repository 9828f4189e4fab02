import { randomUUID } from 'node:crypto';
import type { EndedMembership, Membership } from '#domain/members/membership.ts';
import type { Cents } from '#domain/money.ts';
import type { Order, OrderActivity, ShippingAddress } from '#domain/orders/order.ts';
import type { Company } from '#domain/settings/company.ts';
import type { MailFacts, RefundFacts } from './mail-facts.ts';

/** A mail to be written. `event` is what it is about: nothing is told twice. */
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
        lines: order.lines.map(({ name, modifications, quantity, unitPrice, image }) => ({
          name,
          modifications,
          quantity,
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

/** `position` of the activity among those of its order. */
export function statusChange(
  order: Order,
  { status, description }: OrderActivity,
  position: number,
): NewMail {
  return {
    event: `order:${order.id}:status:${position}`,
    recipient: order.userEmail,
    facts: {
      kind: 'order_status',
      orderId: order.id,
      name: order.shippingAddress?.fullName ?? null,
      status,
      description,
    },
  };
}

/** Each with an event of its own: every correction that staff want mailed is. */
export function addressCorrected(order: Order, address: ShippingAddress, at: Date): NewMail {
  return {
    event: `order:${order.id}:address:${at.getTime()}`,
    recipient: order.userEmail,
    facts: {
      kind: 'order_address',
      orderId: order.id,
      name: address.fullName,
      address: addressLines(address),
    },
  };
}

export function refundMail({
  recipient,
  ...facts
}: { recipient: string } & Omit<RefundFacts, 'kind'>): NewMail {
  return { event: `refund:${facts.paymentIntentId}`, recipient, facts: { kind: 'refund', ...facts } };
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

/** In place of the mail about the refund of its payment, and with the same event. */
export function membershipRefunded({ membership, next }: EndedMembership, amount: Cents): NewMail {
  return {
    event: `refund:${membership.paymentIntentId}`,
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

/** What a message must have for the mails about it. */
type Question = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  createdAt: Date;
};

/** Tells the shop what somebody wrote. */
export function messageReceived(
  { id, firstName, lastName, email, phone, message }: Question & { phone: string },
  company: Company,
): NewMail {
  const name = `${firstName} ${lastName}`;
  return {
    event: `message:${id}:received`,
    recipient: company.email,
    facts: { kind: 'message_received', name, email, phone, message },
  };
}

/** Tells who wrote that it arrived. */
export function messageReceipt({ id, email }: Pick<Question, 'id' | 'email'>): NewMail {
  return { event: `message:${id}:receipt`, recipient: email, facts: { kind: 'message_receipt' } };
}

/** `key` tells the answers to one message apart. */
export function messageAnswer(
  { id, firstName, lastName, email, message, createdAt }: Question,
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

/** To a new member of the staff, with the link that sets their password. */
export function staffInvitation(
  { email, name, by }: { email: string; name: string; by: string },
  token: string,
): NewMail {
  return {
    event: `staff:invitation:${randomUUID()}`,
    recipient: email,
    facts: { kind: 'staff_invitation', name, by, token },
  };
}

/** Each with an event of its own: every link that is asked for is mailed. */
export function passwordReset({ email, name }: { email: string; name: string }, token: string): NewMail {
  return {
    event: `staff:reset:${randomUUID()}`,
    recipient: email,
    facts: { kind: 'password_reset', name, token },
  };
}

/** Each with an event of its own: every code that is asked for is mailed. */
export function emailCode(email: string, { code, expiresAt }: { code: string; expiresAt: Date }): NewMail {
  return {
    event: `email-code:${randomUUID()}`,
    recipient: email,
    facts: { kind: 'email_code', code, expiresAt: expiresAt.toISOString() },
  };
}

function addressLines({ fullName, address, city, state, zipCode, country }: ShippingAddress): string[] {
  return [fullName, address, `${city}, ${state} ${zipCode}`, country];
}
