import * as z from 'zod/mini';
import { PLAN_IDS } from '#domain/members/plan.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { REFUND_REASONS } from '#domain/refunds/refund.ts';

const Line = z.object({
  name: z.string(),
  /** 'Color: Sand, Size: M', or empty. */
  modifications: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  /** Address of its picture; not there in mails written before they had pictures. */
  image: z.optional(z.string()),
});

const OrderFacts = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  lines: z.array(Line),
  subtotal: z.number(),
  shipping: z.number(),
  discount: z.number(),
  /** The membership the discount comes from; not there in mails written before there were any. */
  memberPlan: z.nullish(z.enum(PLAN_IDS)),
  tax: z.number(),
  total: z.number(),
  expectedDelivery: z.iso.datetime(),
  /** Lines of the address, for people; empty: nothing is sent anywhere. */
  address: z.array(z.string()),
});

const StatusFacts = z.object({
  kind: z.literal('order_status'),
  orderId: z.string(),
  name: z.nullable(z.string()),
  status: z.enum(ORDER_STATUSES),
  description: z.string(),
});

/** Where an order goes was corrected. */
const AddressFacts = z.object({
  kind: z.literal('order_address'),
  orderId: z.string(),
  name: z.string(),
  /** Lines of the address, for people. */
  address: z.array(z.string()),
});

const RefundFacts = z.object({
  kind: z.literal('refund'),
  /** Null: the payment never became an order. */
  orderId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  amount: z.number(),
  reason: z.enum(REFUND_REASONS),
  paymentIntentId: z.string(),
});

/** What all mails about a membership tell of it. */
const membership = {
  membershipId: z.string(),
  plan: z.enum(PLAN_IDS),
  name: z.string(),
  endsAt: z.iso.datetime(),
};

const MembershipReceiptFacts = z.object({
  kind: z.literal('membership_receipt'),
  ...membership,
  amount: z.number(),
  paidAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
});

const MembershipReminderFacts = z.object({ kind: z.literal('membership_reminder'), ...membership });

const MembershipRefundedFacts = z.object({
  kind: z.literal('membership_refunded'),
  ...membership,
  amount: z.number(),
  /** When the next membership of the same person begins now; null without one. */
  nextStartsAt: z.nullable(z.iso.datetime()),
});

const AnswerFacts = z.object({
  kind: z.literal('message_answer'),
  name: z.nullable(z.string()),
  answer: z.string(),
  /** What was asked, as it was typed. */
  question: z.string(),
  askedAt: z.iso.datetime(),
  /** Who answers, for the signature. */
  sender: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});

/** For the shop: what somebody wrote. */
const MessageFacts = z.object({
  kind: z.literal('message_received'),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
});

/** For who wrote it. Nothing of what was typed: anybody's address may have been typed. */
const ReceiptFacts = z.object({ kind: z.literal('message_receipt') });

const PasswordResetFacts = z.object({
  kind: z.literal('password_reset'),
  name: z.string(),
  /** The secret of the link; gone once the mail is sent or given up, or the link is over. */
  token: z.optional(z.string()),
});

/** To whom another member of the staff gave an account. */
const InvitationFacts = z.object({
  kind: z.literal('staff_invitation'),
  name: z.string(),
  /** The name of the member who added the account. */
  by: z.string(),
  /** As of a new password. */
  token: z.optional(z.string()),
});

/** Proves who reads the mail of an address. */
const EmailCodeFacts = z.object({
  kind: z.literal('email_code'),
  /** Gone once the mail is sent or given up. */
  code: z.optional(z.string()),
  expiresAt: z.iso.datetime(),
});

const MailFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order_confirmation'), order: OrderFacts }),
  StatusFacts,
  AddressFacts,
  RefundFacts,
  MembershipReceiptFacts,
  MembershipReminderFacts,
  MembershipRefundedFacts,
  AnswerFacts,
  MessageFacts,
  ReceiptFacts,
  PasswordResetFacts,
  InvitationFacts,
  EmailCodeFacts,
]);

export type OrderFacts = z.output<typeof OrderFacts>;
export type StatusFacts = z.output<typeof StatusFacts>;
export type AddressFacts = z.output<typeof AddressFacts>;
export type RefundFacts = z.output<typeof RefundFacts>;
export type MembershipReceiptFacts = z.output<typeof MembershipReceiptFacts>;
export type MembershipReminderFacts = z.output<typeof MembershipReminderFacts>;
export type MembershipRefundedFacts = z.output<typeof MembershipRefundedFacts>;
export type AnswerFacts = z.output<typeof AnswerFacts>;
export type MessageFacts = z.output<typeof MessageFacts>;
export type PasswordResetFacts = z.output<typeof PasswordResetFacts>;
export type InvitationFacts = z.output<typeof InvitationFacts>;
export type EmailCodeFacts = z.output<typeof EmailCodeFacts>;

/**
 * What a mail says, as it was when it happened: it must not change when orders and products do. Amounts in
 * cents.
 */
export type MailFacts = z.output<typeof MailFacts>;

/** Facts as they were stored; null when another version of the shop wrote what this one does not know. */
export function readFacts(stored: unknown): MailFacts | null {
  const result = MailFacts.safeParse(stored);
  return result.success ? result.data : null;
}

/** Whether a mail is of no use any more. */
export function isOutdated(facts: MailFacts, now: Date): boolean {
  return facts.kind === 'email_code' && new Date(facts.expiresAt) <= now;
}

/** The same without what only its reader may know. */
export function withoutSecrets(facts: MailFacts): MailFacts {
  switch (facts.kind) {
    case 'password_reset':
    case 'staff_invitation': {
      const { token, ...rest } = facts;
      return rest;
    }
    case 'email_code': {
      const { code, ...rest } = facts;
      return rest;
    }
    default:
      return facts;
  }
}
