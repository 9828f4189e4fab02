import { type Call, isCall } from '../define-call.ts';
import * as audit from './audit.ts';
import * as cancellations from './cancellations.ts';
import * as checkout from './checkout.ts';
import * as creditNotes from './credit-notes.ts';
import * as dashboard from './dashboard.ts';
import * as emailCodes from './email-codes.ts';
import * as invoices from './invoices.ts';
import * as mail from './mail.ts';
import * as members from './members.ts';
import * as memberships from './memberships.ts';
import * as messages from './messages.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as products from './products.ts';
import * as quickSearch from './quick-search.ts';
import * as refunds from './refunds.ts';
import * as reviews from './reviews.ts';
import * as settings from './settings.ts';
import * as signIn from './sign-in.ts';
import * as staff from './staff.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffProducts from './staff-products.ts';
import * as staffReviews from './staff-reviews.ts';
import * as suggestions from './suggestions.ts';
import * as uploads from './uploads.ts';

/** The files of this folder by their section in the OpenAPI document. */
const SECTIONS: Record<string, object[]> = {
  Products: [products, staffProducts, suggestions, uploads],
  Reviews: [reviews, staffReviews],
  Checkout: [checkout],
  Orders: [orders, staffOrders, cancellations],
  'Proof of email': [emailCodes],
  Invoices: [invoices, creditNotes],
  Payments: [payments, refunds],
  Mail: [mail],
  Messages: [messages],
  Members: [members],
  Memberships: [memberships],
  Settings: [settings],
  Dashboard: [dashboard],
  'Sign-in': [signIn],
  Staff: [staff],
  Search: [quickSearch],
  'Audit log': [audit],
};

/** Every call of the API; a test verifies that the server binds each of them. */
export const calls: readonly (Call & { tag: string })[] = Object.entries(SECTIONS).flatMap(([tag, files]) =>
  files.flatMap((file) =>
    Object.values(file)
      .filter(isCall)
      .map((call) => ({ ...call, tag })),
  ),
);
