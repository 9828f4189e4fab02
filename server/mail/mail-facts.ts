import * as z from 'zod/mini';
import type { MailKind } from '#domain/mail/mail-kind.ts';
import { PLAN_IDS } from '#domain/members/plan.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { REFUND_REASONS } from '#domain/refunds/refund-reason.ts';
import { RETURN_STATUSES } from '#domain/returns/return.ts';
import { OrderFacts } from './order-facts.ts';

const membership = {
  membershipId: z.string(),
  plan: z.enum(PLAN_IDS),
  name: z.string(),
  endsAt: z.iso.datetime(),
};

const dispute = {
  disputeId: z.string(),
  paymentIntentId: z.string(),
  /** Null: the payment is of no order. */
  orderId: z.nullable(z.string()),
  amount: z.number(),
  /** The provider's code. */
  reason: z.string(),
  isInquiry: z.boolean(),
  /** The URL of the page where staff answer the dispute. */
  dashboardUrl: z.string(),
};

/** The secret of a link; removed when the mail is sent or given up, or the link has ended. */
const token = z.optional(z.string());

const MailFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order_confirmation'), order: OrderFacts }),
  z.object({
    kind: z.literal('order_status'),
    orderId: z.string(),
    name: z.nullable(z.string()),
    status: z.enum(ORDER_STATUSES),
    description: z.string(),
    /** True if the order was canceled; its status is rejected. */
    canceled: z.optional(z.boolean()),
    /** True if pieces of it were canceled; it keeps its status. */
    canceledPart: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('order_address'),
    orderId: z.string(),
    name: z.string(),
    /** Lines of the corrected address. */
    address: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('order_invoice'),
    orderId: z.string(),
    name: z.nullable(z.string()),
    /** 'INV-000042' */
    number: z.string(),
  }),
  z.object({
    kind: z.literal('order_parcel'),
    orderId: z.string(),
    name: z.nullable(z.string()),
    carrier: z.nullable(z.string()),
    trackingNumber: z.nullable(z.string()),
    trackingUrl: z.nullable(z.string()),
    /** The lines of the parcel. */
    lines: z.array(
      z.object({ name: z.string(), modifications: z.string(), quantity: z.number(), image: z.string() }),
    ),
    /** Pieces of the order that come later. */
    left: z.number(),
    /** True of pieces that are not shipped. */
    isProvided: z.optional(z.literal(true)),
    /** True if only the way to track it is new. */
    isCorrection: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('order_return'),
    returnId: z.string(),
    orderId: z.string(),
    name: z.nullable(z.string()),
    status: z.enum(RETURN_STATUSES),
    isWithdrawal: z.boolean(),
    /** The time of the request; of a withdrawal, of its declaration. */
    at: z.iso.datetime(),
    lines: z.array(z.object({ name: z.string(), modifications: z.string(), quantity: z.number() })),
    /** In the words of staff. */
    answer: z.nullable(z.string()),
    /** Null without a shipping label. */
    label: z.nullable(z.string()),
    /** True if only the label is new. */
    isAboutLabel: z.optional(z.boolean()),
    /** The lines of the address for returned goods; absent from older mails. */
    returnTo: z.optional(z.array(z.string())),
    /** Until when, of goods that are awaited; absent from older mails. */
    sendBy: z.optional(z.iso.datetime()),
    /** True if the customer would rather have other goods. */
    wantsExchange: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('payment_link'),
    draftOrderId: z.string(),
    name: z.nullable(z.string()),
    lines: z.array(
      z.object({
        name: z.string(),
        modifications: z.string(),
        quantity: z.number(),
        unitPrice: z.number(),
        image: z.string(),
      }),
    ),
    total: z.number(),
    expiresAt: z.iso.datetime(),
    token,
  }),
  z.object({
    kind: z.literal('refund'),
    /** Null: the payment never became an order. */
    orderId: z.nullable(z.string()),
    name: z.nullable(z.string()),
    amount: z.number(),
    reason: z.enum(REFUND_REASONS),
    paymentIntentId: z.string(),
    /** True if the rest of the payment stays; absent from mails of old versions. */
    isPart: z.optional(z.boolean()),
    /** The returned parts, unless everything came back at once. Amounts in cents, with tax. */
    parts: z.optional(
      z.object({
        lines: z.array(
          z.object({
            name: z.string(),
            modifications: z.string(),
            quantity: z.number(),
            amount: z.number(),
          }),
        ),
        shipping: z.number(),
        /** Negative for a fee. */
        adjustment: z.number(),
      }),
    ),
  }),
  /** For the shop: money that did not reach the customer. */
  z.object({
    kind: z.literal('refund_failed'),
    refundId: z.string(),
    paymentIntentId: z.string(),
    /** Null: the payment never became an order. */
    orderId: z.nullable(z.string()),
    amount: z.number(),
    /** The provider's words. */
    failure: z.string(),
  }),
  /** For the shop. */
  z.object({
    kind: z.literal('dispute_opened'),
    ...dispute,
    /** Until when evidence can be sent. */
    dueBy: z.nullable(z.iso.datetime()),
    isWithdrawn: z.boolean(),
  }),
  z.object({ kind: z.literal('dispute_closed'), ...dispute, end: z.enum(['won', 'lost', 'closed']) }),
  /** For the shop: a backup failed, or one was made after that. */
  z.object({
    kind: z.literal('backup_result'),
    /** Null: it was made. */
    problem: z.nullable(z.string()),
    /** When the last good one before it ended. */
    lastGoodAt: z.nullable(z.iso.datetime()),
  }),
  z.object({
    kind: z.literal('membership_receipt'),
    ...membership,
    amount: z.number(),
    paidAt: z.iso.datetime(),
    startsAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('membership_reminder'), ...membership }),
  z.object({
    kind: z.literal('membership_refunded'),
    ...membership,
    amount: z.number(),
    /** The new start of the owner's next membership; null without one. */
    nextStartsAt: z.nullable(z.iso.datetime()),
  }),
  z.object({
    kind: z.literal('message_answer'),
    name: z.nullable(z.string()),
    answer: z.string(),
    question: z.string(),
    askedAt: z.iso.datetime(),
    /** The shop, for the signature. */
    sender: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  }),
  /** For the shop: a shopper's message. */
  z.object({
    kind: z.literal('message_received'),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
  }),
  /** For the shopper. Quotes nothing: the email may be a stranger's. */
  z.object({
    kind: z.literal('message_receipt'),
    /** Present if the shop does not promise when it answers. */
    promisesReply: z.optional(z.literal(false)),
  }),
  z.object({ kind: z.literal('password_reset'), name: z.string(), token }),
  z.object({
    kind: z.literal('staff_invitation'),
    name: z.string(),
    /** The name of the user who added the account. */
    by: z.string(),
    token,
  }),
  z.object({
    kind: z.literal('email_code'),
    /** Removed when the mail is sent or given up. */
    code: z.optional(z.string()),
    expiresAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('data_erased'),
    /** The replacement of the email in the mail's own row, once it is sent or given up. */
    erasedAs: z.string(),
    /** Orders whose amounts are kept. */
    orders: z.number(),
    /** Issued invoices and credit notes, which are kept as they are. */
    invoices: z.number(),
  }),
  z.object({
    kind: z.literal('stock_alert'),
    /** With the variant: 'Ember Kettle (Red / M)'. */
    name: z.string(),
    productId: z.string(),
    /** Null: any variant. */
    variantId: z.nullable(z.string()),
    /** The token of the link that ends all stock alerts of the email. */
    token,
  }),
  z.object({
    kind: z.literal('cart_reminder'),
    /** The lines that can still be bought, at the prices of the day. */
    lines: z.array(
      z.object({
        name: z.string(),
        modifications: z.string(),
        quantity: z.number(),
        unitPrice: z.number(),
        image: z.string(),
      }),
    ),
    /** The time when the email was typed. */
    typedAt: z.iso.datetime(),
    token,
  }),
]);

/** The content of a mail, fixed when it is written: orders and products may change. Amounts in cents. */
export type MailFacts = z.output<typeof MailFacts>;

export type FactsOf<Kind extends MailKind> = {
  [K in Kind]: Extract<MailFacts, { kind: K }> & { kind: K };
}[Kind];

/** Parses stored facts; null when another version of the shop wrote them. */
export function readFacts(stored: unknown): MailFacts | null {
  const result = MailFacts.safeParse(stored);
  return result.success ? result.data : null;
}

/** Returns the facts without what only the recipient may read. */
export function withoutSecrets(facts: MailFacts): MailFacts {
  switch (facts.kind) {
    case 'password_reset':
    case 'staff_invitation':
    case 'payment_link':
    case 'stock_alert':
    case 'cart_reminder':
      return { ...facts, token: undefined };
    case 'email_code':
      return { ...facts, code: undefined };
    default:
      return facts;
  }
}
