import { REMINDER_LIFE } from '../cart/reminder.ts';
import { CODE_LIFETIME } from '../email-codes/email-code.ts';
import { DAY, HOUR } from '../time-units.ts';

export const MAIL_STATES = ['waiting', 'sent', 'failed', 'expired'] as const;

/** `waiting`: due, or without a mail server; `failed`: given up; `expired`: too old when it could be sent. */
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_KINDS = [
  'order_confirmation',
  'order_status',
  'order_address',
  'order_parcel',
  'order_invoice',
  'order_return',
  'payment_link',
  'refund',
  'refund_failed',
  'dispute_opened',
  'dispute_closed',
  'backup_result',
  'membership_receipt',
  'membership_reminder',
  'membership_refunded',
  'message_received',
  'message_receipt',
  'message_answer',
  'password_reset',
  'staff_invitation',
  'email_code',
  'data_erased',
  'stock_alert',
  'cart_reminder',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * Milliseconds after which a mail is no longer sent by itself: a shop that gets a mail server after months
 * must not surprise its customers. Those with a link or a code live as long as that.
 */
export const MAIL_LIFE: Record<MailKind, number> = {
  order_confirmation: 7 * DAY,
  order_status: 3 * DAY,
  order_address: 3 * DAY,
  order_parcel: 3 * DAY,
  order_invoice: 14 * DAY,
  order_return: 14 * DAY,
  payment_link: 14 * DAY,
  refund: 14 * DAY,
  refund_failed: 30 * DAY,
  dispute_opened: 30 * DAY,
  dispute_closed: 30 * DAY,
  backup_result: 7 * DAY,
  membership_receipt: 7 * DAY,
  membership_reminder: 14 * DAY,
  membership_refunded: 14 * DAY,
  message_received: 14 * DAY,
  message_receipt: 3 * DAY,
  message_answer: 14 * DAY,
  password_reset: HOUR,
  staff_invitation: 3 * DAY,
  email_code: CODE_LIFETIME,
  data_erased: 3 * DAY,
  stock_alert: DAY,
  cart_reminder: REMINDER_LIFE,
};

/** Kinds that are rather lost than sent twice: nobody asked for a second one. */
export const SENT_AT_MOST_ONCE: readonly MailKind[] = ['stock_alert', 'cart_reminder'];
