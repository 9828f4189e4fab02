import { composeCreditNote } from '#domain/invoices/credit-note.ts';
import { composeInvoice, type Seller } from '#domain/invoices/invoice-document.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { presentCreditNote } from './present-credit-note.ts';
import { presentInvoice } from './present-invoice.ts';

/** Documents of an invented order, for staff who write their texts. Nobody gets one. */
export function presentExamples(seller: Seller) {
  const invoice = { ...composeInvoice(ORDER, seller), number: 42, issuedAt: ISSUED };
  const { status, paymentStatus } = ORDER;
  const orderNow = { status, paymentStatus, isDeleted: false };
  const note = composeCreditNote(invoice, { ...REFUND, reason: 'returned' }, seller);
  return {
    invoice: presentInvoice({ issued: { ...invoice, orderNow, voidSince: null, creditNotes: [] } }),
    creditNote: presentCreditNote({
      ...note,
      number: 7,
      refundId: 're_example',
      issuedAt: ISSUED,
      reversedBy: null,
    }),
  };
}

const ISSUED = new Date('2026-06-02T12:00:00.000Z');
const NOTHING_CHOSEN = { options: {}, properties: {} };

const KETTLE: OrderLine = {
  productId: 'example-kettle',
  name: 'Ember Kettle',
  image: '',
  unitPrice: 18_700,
  quantity: 2,
  selection: NOTHING_CHOSEN,
  description: 'Color: Brass',
  sku: 'EMB-1-BRASS',
};

const LAMP: OrderLine = {
  productId: 'example-lamp',
  name: 'Low Lamp',
  image: '',
  unitPrice: 4_999,
  quantity: 1,
  selection: NOTHING_CHOSEN,
  description: '',
};

const ORDER: Order = {
  id: 'MG-EXAM-PLE0-0000-0001',
  userId: 'example',
  userEmail: 'ada@example.com',
  userPhone: '+44 20 7946 0000',
  paymentMethod: null,
  shippingAddress: {
    fullName: 'Ada Lovelace',
    address: '12 Analytical Way',
    city: 'London',
    state: 'Greater London',
    zipCode: 'W1A 1AA',
    country: 'United Kingdom',
    phone: null,
  },
  billingAddress: null,
  lines: [KETTLE, LAMP],
  memberPlan: null,
  subtotal: 42_399,
  shipping: 1_500,
  discount: 0,
  tax: 3_392,
  total: 47_291,
  status: 'placed',
  activities: [],
  expectedDelivery: new Date('2026-06-08T12:00:00.000Z'),
  createdAt: new Date('2026-06-01T12:00:00.000Z'),
  paymentIntentId: 'pi_example',
  paymentStatus: 'paid',
  unpaidUntil: null,
  markedPaidAt: null,
  cancellation: null,
  refund: null,
  refunded: 0,
  lost: 0,
};

/** The lamp came back. */
const REFUND = {
  lines: [{ position: 1, quantity: 1, amount: 4_999, tax: 400 }],
  shipping: 0,
  adjustment: 0,
  tax: 400,
  amount: 5_399,
};
