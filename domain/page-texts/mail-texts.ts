import type { MailKind } from '../mail/mail-kind.ts';
import { lineField, textField } from './text-fields.ts';

/** The kinds of mail to the shop and its staff, which nobody signs. */
export const STAFF_MAILS: readonly MailKind[] = [
  'refund_failed',
  'dispute_opened',
  'dispute_closed',
  'backup_result',
  'message_received',
  'password_reset',
  'staff_invitation',
];

const ORDER = ['shop', 'order', 'customer'];
const ORDER_NEWS = [...ORDER, 'news'];
const MEMBERSHIP = ['shop', 'membership', 'customer'];
const SHOP = ['shop'];
/** What happened names amount and order. */
const NEWS = ['shop', 'news'];

/**
 * The words around the facts of mails (model W1). `{news}` is what depends on what happened, such as 'Your
 * order: Delivered'.
 */
export const MAIL_TEXTS = {
  greeting: {
    ...lineField('Greeting', 'Hello {customer}.'),
    hint: 'Before the news of a mail to a customer whose name is known.',
    placeholders: ['shop', 'customer'],
  },
  signature: {
    ...textField('Signature', ''),
    hint: 'At the end of each mail to a customer.',
    placeholders: SHOP,
  },
  tagline: {
    ...lineField('Beside the shop’s name, at the foot of each mail', 'deals on premium products'),
    withoutExamples: '',
    placeholders: SHOP,
  },
  ...mailFields('order_confirmation', 'Order confirmation', 'Your {shop} order {order}', ORDER),
  ...mailFields('order_status', 'Status of an order', '{news} ({order})', ORDER_NEWS),
  ...mailFields(
    'order_address',
    'Corrected address',
    'We corrected the address of your order ({order})',
    ORDER,
  ),
  ...mailFields('order_parcel', 'Parcel', '{news} ({order})', ORDER_NEWS),
  ...mailFields('order_invoice', 'Invoice', '{news} ({order})', ORDER_NEWS),
  ...mailFields('order_return', 'Return', '{news} ({order})', ORDER_NEWS),
  ...mailFields('payment_link', 'Payment link', 'Your order at {shop}{news}', ['shop', 'customer', 'news']),
  ...mailFields('refund', 'Refund', 'Your refund from {shop}{news}', ['shop', 'customer', 'news']),
  ...mailFields('membership_receipt', 'New membership', 'Your {shop} membership {membership}', MEMBERSHIP),
  ...mailFields(
    'membership_reminder',
    'End of a membership',
    'Your {shop} membership ends soon ({membership})',
    MEMBERSHIP,
  ),
  ...mailFields(
    'membership_refunded',
    'Refund of a membership',
    'Your refund from {shop} ({membership})',
    MEMBERSHIP,
  ),
  ...mailFields('message_receipt', 'Receipt of a message', 'We have your message', SHOP),
  ...mailFields('message_answer', 'Answer to a message', 'Your message to {shop}', ['shop', 'customer']),
  ...mailFields('email_code', 'Code', 'Your code for {shop}', SHOP),
  ...mailFields('data_erased', 'Deleted data', 'Your data at {shop} is deleted', SHOP),
  ...mailFields('stock_alert', 'Back in stock', 'Back in stock at {shop}', SHOP),
  ...mailFields('cart_reminder', 'Unfinished order', 'You did not finish your order at {shop}', SHOP),
  ...mailFields('message_received', 'Message to the shop', 'A new message to {shop}', SHOP),
  ...mailFields('refund_failed', 'Failed refund', '{news}', NEWS),
  ...mailFields('dispute_opened', 'Dispute', '{news}', NEWS),
  ...mailFields('dispute_closed', 'End of a dispute', '{news}', NEWS),
  ...mailFields('backup_result', 'Backup', '{news}', NEWS),
  ...mailFields('password_reset', 'New password', 'Choose a new password for the {shop} back office', SHOP),
  ...mailFields('staff_invitation', 'Account of staff', 'Your account in the {shop} back office', SHOP),
} as const;

type MailFields<Kind extends MailKind> = Record<`${Kind}_subject` | `${Kind}_text`, MailField>;

type MailField = ReturnType<typeof lineField> & { placeholders: readonly string[] };

/** The subject of a kind of mail, and a text above its facts. */
function mailFields<Kind extends MailKind>(
  kind: Kind,
  label: string,
  subject: string,
  placeholders: readonly string[],
): MailFields<Kind> {
  const text = { ...textField(`${label}: text above the facts`, ''), placeholders };
  return {
    [`${kind}_subject`]: { ...lineField(`${label}: subject`, subject), isRequired: true, placeholders },
    [`${kind}_text`]: text,
    // TypeScript widens computed names.
  } as unknown as MailFields<Kind>;
}

/** Replaces placeholders by their values, which are not looked at again. Other braces stay. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
