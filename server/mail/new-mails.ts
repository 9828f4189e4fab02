import { randomUUID } from 'node:crypto';
import type { EndedMembership, Membership } from '#domain/members/membership.ts';
import type { Cents } from '#domain/money.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import type { Company } from '#domain/settings/company.ts';
import type { FactsOf, MailFacts } from './mail-facts.ts';

/** An outgoing mail. `event` is its deduplication key. */
export type NewMail = { event: string; recipient: string; facts: MailFacts };

type Refunded = { recipient: string; refundId: string } & Omit<FactsOf<'refund'>, 'kind'>;

export function refundMail({ recipient, refundId, ...facts }: Refunded): NewMail {
  return { event: `refund:${refundId}`, recipient, facts: { kind: 'refund', ...facts } };
}

/** To the shop. */
export function refundFailed(facts: Omit<FactsOf<'refund_failed'>, 'kind'>, company: Company): NewMail {
  const event = `refund:${facts.refundId}:failed`;
  return { event, recipient: company.email, facts: { kind: 'refund_failed', ...facts } };
}

/** To the shop. An inquiry that becomes a dispute is mailed again. */
export function disputeOpened(facts: Omit<FactsOf<'dispute_opened'>, 'kind'>, company: Company): NewMail {
  const event = `dispute:${facts.disputeId}:${facts.isInquiry ? 'inquired' : 'opened'}`;
  return { event, recipient: company.email, facts: { kind: 'dispute_opened', ...facts } };
}

/** To the shop. */
export function disputeClosed(facts: Omit<FactsOf<'dispute_closed'>, 'kind'>, company: Company): NewMail {
  const event = `dispute:${facts.disputeId}:${facts.end}`;
  return { event, recipient: company.email, facts: { kind: 'dispute_closed', ...facts } };
}

/** To the shop. `dueAt`: the moment the backup was due. */
export function backupResult(
  { dueAt, problem, lastGoodAt }: { dueAt: Date; problem: string | null; lastGoodAt: Date | null },
  company: Company,
): NewMail {
  const event = `backup:${dueAt.toISOString()}:${problem === null ? 'made' : 'failed'}`;
  const facts = { kind: 'backup_result' as const, problem, lastGoodAt: lastGoodAt?.toISOString() ?? null };
  return { event, recipient: company.email, facts };
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
export function messageReceipt({ id, email }: Message, promisesReply: boolean): NewMail {
  return {
    event: `message:${id}:receipt`,
    recipient: email,
    facts: { kind: 'message_receipt', ...(!promisesReply && { promisesReply }) },
  };
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

/** `id` is of the request for it. */
export function emailCode(
  email: string,
  { id, code, expiresAt }: { id: string; code: string; expiresAt: Date },
): NewMail {
  const facts = { kind: 'email_code', code, expiresAt: expiresAt.toISOString() } as const;
  return { event: `email-code:${id}`, recipient: email, facts };
}

/** Returns the last mail to a customer whose data was erased. */
export function dataErased(
  id: string,
  recipient: string,
  facts: Omit<FactsOf<'data_erased'>, 'kind'>,
): NewMail {
  return { event: `account:${id}:erased`, recipient, facts: { kind: 'data_erased', ...facts } };
}

/** `alertId`: of the alert, which leads to one mail. */
export function stockAlert(
  { alertId, email }: { alertId: string; email: string },
  facts: Omit<FactsOf<'stock_alert'>, 'kind'>,
): NewMail {
  return { event: `stock_alert:${alertId}`, recipient: email, facts: { kind: 'stock_alert', ...facts } };
}

type Reminded = { lines: readonly OrderLine[]; typedAt: Date; token: string };

/** Lines at the prices of the day; `typedAt`: when the email was typed. */
export function cartReminder(recipient: string, { lines, typedAt, token }: Reminded): NewMail {
  const shown = lines.map(({ name, description, quantity, unitPrice, image }) => ({
    name,
    modifications: description,
    quantity,
    unitPrice,
    image,
  }));
  return repeatable('cart_reminder', recipient, {
    kind: 'cart_reminder',
    lines: shown,
    typedAt: typedAt.toISOString(),
    token,
  });
}

/** Returns a mail that is sent for each request. */
export function repeatable(topic: string, recipient: string, facts: MailFacts): NewMail {
  return { event: `${topic}:${randomUUID()}`, recipient, facts };
}
