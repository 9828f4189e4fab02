import type { MailKind, MailState } from '#domain/mail/mail-kind.ts';
import type { BadgeTone } from '#web/ui/feedback/badge.tsx';

export const MAIL_STATE_BADGES: Record<MailState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'warning' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Given up', tone: 'error' },
  expired: { label: 'Too old', tone: 'neutral' },
};

export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  order_confirmation: 'Order confirmation',
  order_status: 'Order status',
  order_address: 'Address of an order',
  order_parcel: 'Parcel of an order',
  order_invoice: 'Invoice of an order',
  order_return: 'Return of an order',
  payment_link: 'Link to pay',
  refund: 'Refund',
  refund_failed: 'Failed refund',
  dispute_opened: 'Dispute of a payment',
  dispute_closed: 'End of a dispute',
  backup_result: 'Backup of the shop',
  membership_receipt: 'Receipt of a membership',
  membership_reminder: 'End of a membership',
  membership_refunded: 'Refund of a membership',
  message_received: 'Message to the shop',
  message_receipt: 'Receipt of a message',
  message_answer: 'Answer to a message',
  password_reset: 'New password',
  staff_invitation: 'Account of staff',
  email_code: 'Code',
  data_erased: 'Deletion of data',
  stock_alert: 'Back in stock',
  cart_reminder: 'Unfinished checkout',
};

/** The label of a kind; another version of the shop may have written an unknown one. */
export function mailKindLabel(kind: string): string {
  return MAIL_KIND_LABELS[kind as MailKind] ?? kind.replaceAll('_', ' ');
}
