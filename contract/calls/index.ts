import { type Call, isCall } from '../define-call.ts';
import * as account from './account.ts';
import * as audit from './audit.ts';
import * as cancellations from './cancellations.ts';
import * as cart from './cart.ts';
import * as cartReminders from './cart-reminders.ts';
import * as checkout from './checkout.ts';
import * as collections from './collections.ts';
import * as creditNotes from './credit-notes.ts';
import * as dashboard from './dashboard.ts';
import * as discounts from './discounts.ts';
import * as draftOrders from './draft-orders.ts';
import * as emailCodes from './email-codes.ts';
import * as emptySearches from './empty-searches.ts';
import * as fulfilments from './fulfilments.ts';
import * as invoices from './invoices.ts';
import * as looks from './looks.ts';
import * as mail from './mail.ts';
import * as members from './members.ts';
import * as memberships from './memberships.ts';
import * as menus from './menus.ts';
import * as messages from './messages.ts';
import * as orders from './orders.ts';
import * as pageTexts from './page-texts.ts';
import * as pastRecords from './past-records.ts';
import * as payments from './payments.ts';
import * as productImport from './product-import.ts';
import * as products from './products.ts';
import * as quickSearch from './quick-search.ts';
import * as quote from './quote.ts';
import * as redirects from './redirects.ts';
import * as refunds from './refunds.ts';
import * as returnPolicy from './return-policy.ts';
import * as returns from './returns.ts';
import * as reviews from './reviews.ts';
import * as savedCards from './saved-cards.ts';
import * as searchHelp from './search-help.ts';
import * as settings from './settings.ts';
import * as shipping from './shipping.ts';
import * as shopPages from './shop-pages.ts';
import * as signIn from './sign-in.ts';
import * as staff from './staff.ts';
import * as staffCollections from './staff-collections.ts';
import * as staffLooks from './staff-looks.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffPageTexts from './staff-page-texts.ts';
import * as staffProducts from './staff-products.ts';
import * as staffReviews from './staff-reviews.ts';
import * as staffShopPages from './staff-shop-pages.ts';
import * as status from './status.ts';
import * as stockAlerts from './stock-alerts.ts';
import * as suggestions from './suggestions.ts';
import * as synonyms from './synonyms.ts';
import * as tax from './tax.ts';
import * as uploads from './uploads.ts';
import * as variants from './variants.ts';
import * as wishes from './wishes.ts';

/** The files of this folder by their section in the OpenAPI document. */
const SECTIONS: Record<string, object[]> = {
  Products: [
    products,
    staffProducts,
    variants,
    productImport,
    suggestions,
    searchHelp,
    synonyms,
    emptySearches,
    uploads,
    stockAlerts,
  ],
  Collections: [collections, staffCollections],
  Reviews: [reviews, staffReviews],
  Cart: [cart, cartReminders],
  Checkout: [checkout, quote],
  Discounts: [discounts],
  Orders: [orders, staffOrders, cancellations, fulfilments, returns],
  'Draft orders': [draftOrders],
  'Proof of email': [emailCodes],
  Account: [account, savedCards, wishes],
  Invoices: [invoices, creditNotes],
  Payments: [payments, refunds],
  Mail: [mail],
  Messages: [messages],
  Members: [members],
  Memberships: [memberships],
  Settings: [settings, returnPolicy, shipping, tax],
  'Page texts': [pageTexts, staffPageTexts],
  Pages: [shopPages, staffShopPages],
  'Past records': [pastRecords],
  Redirects: [redirects],
  Looks: [looks, staffLooks],
  Menus: [menus],
  Dashboard: [dashboard, status],
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
