import type { FirstStart } from '#db/fill/fill-first-start.ts';
import type { mails } from '#db/schema/index.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import {
  membershipReceipt,
  membershipRefunded,
  membershipReminder,
  messageAnswer,
  messageReceipt,
  messageReceived,
  type NewMail,
  refundMail,
} from '../mail/new-mails.ts';
import { orderConfirmation, statusChange } from '../mail/new-order-mails.ts';

type DemoOrder = FirstStart['orders'][number];
type DemoMembership = FirstStart['joined'][number];
type DemoMessage = FirstStart['messages'][number];
type MailRow = typeof mails.$inferInsert;
type Written = { mail: NewMail; at: Date };

/** Milliseconds from writing a mail to its delivery. */
const DELIVERY = 2_400;

/** The refusal of a full mailbox, after how many tries, and how many mails before the last. */
const REFUSAL = '552 5.2.2 The recipient’s mailbox is full.';
const TRIES = 5;
const REFUSED_AGO = 40;

/** Returns the mails of demo orders, memberships and messages, oldest first, all sent but one refused. */
export function demoMails({ orders, joined, messages }: FirstStart): MailRow[] {
  const written = [
    ...orders.flatMap(createOrderMails),
    ...joined.flatMap(createMembershipMails),
    ...messages.flatMap(createMessageMails),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const refused = written.slice(0, -REFUSED_AGO).findLast(({ mail }) => mail.facts.kind === 'order_status');
  return written.map((entry) => toRow(entry, entry === refused));
}

function toRow({ mail: { event, recipient, facts }, at }: Written, isRefused: boolean): MailRow {
  return {
    event,
    kind: facts.kind,
    recipient,
    facts,
    createdAt: at,
    tries: isRefused ? TRIES : 1,
    nextTryAt: null,
    sentAt: isRefused ? null : new Date(at.getTime() + DELIVERY),
    failure: isRefused ? REFUSAL : null,
  };
}

function createOrderMails({ order, refundedAt }: DemoOrder): Written[] {
  const { id, createdAt, activities, paymentIntentId, userEmail: recipient, total: amount } = order;
  const name = order.shippingAddress?.fullName ?? null;
  const changes = activities.flatMap((activity, position) =>
    activity.status === 'placed'
      ? []
      : [{ mail: statusChange(order, activity, position), at: activity.timestamp }],
  );
  if (paymentIntentId === null) return changes;
  const refundId = `RF-${paymentIntentId}`;
  const refund = {
    recipient,
    name,
    orderId: id,
    refundId,
    paymentIntentId,
    amount,
    reason: 'requested' as const,
  };
  return [
    { mail: orderConfirmation(order, null), at: createdAt },
    ...changes,
    ...(refundedAt ? [{ mail: refundMail(refund), at: refundedAt }] : []),
  ];
}

function createMembershipMails({ membership, remindedAt }: DemoMembership): Written[] {
  const { createdAt, refundedAt, amount } = membership;
  return [
    { mail: membershipReceipt(membership), at: createdAt },
    ...(remindedAt ? [{ mail: membershipReminder(membership), at: remindedAt }] : []),
    ...(refundedAt
      ? [
          {
            mail: membershipRefunded(
              { membership, next: null },
              { refundId: `RF-${membership.paymentIntentId}`, amount },
            ),
            at: refundedAt,
          },
        ]
      : []),
  ];
}

function createMessageMails(message: DemoMessage): Written[] {
  const { id, answer, createdAt } = message;
  const company = DEFAULT_COMPANY;
  return [
    { mail: messageReceived(message, company), at: createdAt },
    { mail: messageReceipt(message, true), at: createdAt },
    ...(answer
      ? [{ mail: messageAnswer(message, { text: answer.text, company, key: id }), at: answer.createdAt }]
      : []),
  ];
}
