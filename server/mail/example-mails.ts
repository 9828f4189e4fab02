import type { MailKind } from '#domain/mail/mail-kind.ts';
import type { FactsOf } from './mail-facts.ts';

const NAME = 'Ada Lovelace';
const ORDER_ID = 'MG-EXAM-PLE0-0000-0001';
const PAYMENT_ID = 'pi_example';
const SOME_DAY = '2026-06-01T12:00:00.000Z';
const NEXT_YEAR = '2027-06-01T12:00:00.000Z';

const KETTLE = {
  name: 'Ember Kettle',
  modifications: 'Color: Brass',
  quantity: 2,
  unitPrice: 18_700,
  image: '',
};
const LAMP = { name: 'Low Lamp', modifications: '', quantity: 1, unitPrice: 4_999, image: '' };
const LINES = [KETTLE, LAMP];

const MEMBERSHIP = {
  membershipId: 'MM-EXAM-PLE0-0000-0001',
  plan: 'standard' as const,
  name: NAME,
  endsAt: NEXT_YEAR,
};

const DISPUTE = {
  disputeId: 'dp_example',
  paymentIntentId: PAYMENT_ID,
  orderId: ORDER_ID,
  amount: 47_291,
  reason: 'product_not_received',
  isInquiry: false,
  dashboardUrl: '/',
};

/** A mail of each kind about an invented customer, for staff who write its texts. Nobody gets one. */
export const EXAMPLE_MAILS: { readonly [Kind in MailKind]: FactsOf<Kind> } = {
  order_confirmation: {
    kind: 'order_confirmation',
    order: {
      id: ORDER_ID,
      name: NAME,
      lines: LINES,
      subtotal: 42_399,
      shipping: 1_500,
      discount: 0,
      tax: 3_392,
      total: 47_291,
      expectedDelivery: SOME_DAY,
      address: [NAME, '12 Analytical Way', 'London, Greater London W1A 1AA', 'United Kingdom'],
    },
  },
  order_status: {
    kind: 'order_status',
    orderId: ORDER_ID,
    name: NAME,
    status: 'on-the-road',
    description: 'Left our workshop this morning',
  },
  order_address: {
    kind: 'order_address',
    orderId: ORDER_ID,
    name: NAME,
    address: [NAME, '13 Analytical Way', 'London, Greater London W1A 1AA', 'United Kingdom'],
  },
  order_parcel: {
    kind: 'order_parcel',
    orderId: ORDER_ID,
    name: NAME,
    carrier: 'UPS',
    trackingNumber: '1Z 999 AA1 01 2345 6784',
    trackingUrl: null,
    lines: LINES,
    left: 0,
  },
  order_invoice: { kind: 'order_invoice', orderId: ORDER_ID, name: NAME, number: 'INV-000042' },
  order_return: {
    kind: 'order_return',
    returnId: 'RT-EXAM-PLE0-0000-0001',
    orderId: ORDER_ID,
    name: NAME,
    status: 'approved',
    isWithdrawal: false,
    at: SOME_DAY,
    lines: [LAMP],
    answer: null,
    label: null,
  },
  payment_link: {
    kind: 'payment_link',
    draftOrderId: 'DO-EXAM-PLE0-0000-0001',
    name: NAME,
    lines: LINES,
    total: 47_291,
    expiresAt: SOME_DAY,
  },
  refund: {
    kind: 'refund',
    orderId: ORDER_ID,
    name: NAME,
    amount: 47_291,
    reason: 'returned',
    paymentIntentId: PAYMENT_ID,
  },
  refund_failed: {
    kind: 'refund_failed',
    refundId: 're_example',
    paymentIntentId: PAYMENT_ID,
    orderId: ORDER_ID,
    amount: 47_291,
    failure: 'expired_or_canceled_card',
  },
  dispute_opened: { kind: 'dispute_opened', ...DISPUTE, dueBy: SOME_DAY, isWithdrawn: true },
  dispute_closed: { kind: 'dispute_closed', ...DISPUTE, end: 'won' },
  backup_result: { kind: 'backup_result', problem: 'the disk is full', lastGoodAt: SOME_DAY },
  membership_receipt: {
    kind: 'membership_receipt',
    ...MEMBERSHIP,
    amount: 79_900,
    paidAt: SOME_DAY,
    startsAt: SOME_DAY,
  },
  membership_reminder: { kind: 'membership_reminder', ...MEMBERSHIP },
  membership_refunded: { kind: 'membership_refunded', ...MEMBERSHIP, amount: 79_900, nextStartsAt: null },
  message_received: {
    kind: 'message_received',
    name: NAME,
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    message: 'Does the lamp have a switch?',
  },
  message_receipt: { kind: 'message_receipt' },
  message_answer: {
    kind: 'message_answer',
    name: NAME,
    answer: 'It has, at the cord.',
    question: 'Does the lamp have a switch?',
    askedAt: SOME_DAY,
    sender: { name: 'Clara', email: '', phone: '' },
  },
  password_reset: { kind: 'password_reset', name: NAME },
  staff_invitation: { kind: 'staff_invitation', name: NAME, by: 'Clara' },
  email_code: { kind: 'email_code', code: '123456', expiresAt: SOME_DAY },
  data_erased: { kind: 'data_erased', erasedAs: 'erased', orders: 2, invoices: 1 },
  stock_alert: { kind: 'stock_alert', name: 'Ember Kettle (Brass)', productId: 'example', variantId: null },
  cart_reminder: { kind: 'cart_reminder', lines: LINES, typedAt: SOME_DAY },
};
