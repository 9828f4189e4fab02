export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** `waiting`: due, or without a mail server; `failed`: given up. */
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_KINDS = [
  'order_confirmation',
  'order_status',
  'order_address',
  'refund',
  'membership_receipt',
  'membership_reminder',
  'membership_refunded',
  'message_received',
  'message_receipt',
  'message_answer',
  'password_reset',
  'staff_invitation',
  'email_code',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];
