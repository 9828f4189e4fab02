import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { calls } from '#contract/calls/index.ts';
import { accountRoutes } from './account/account-routes.ts';
import { shareCartWithAccount } from './account/share-cart-with-account.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { cancellationRoutes } from './cancellations/cancellation-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { reminderRoutes } from './cart/reminders/reminder-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { webhookRoutes } from './checkout/webhook-routes.ts';
import { collectionRoutes } from './collections/collection-routes.ts';
import { staffCollectionRoutes } from './collections/staff-collection-routes.ts';
import { suggestCollections } from './collections/suggest-collections.ts';
import { showsSecretsToIn } from './config/config.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { discountRoutes } from './discounts/discount-routes.ts';
import { draftOrderRoutes } from './draft-orders/draft-order-routes.ts';
import { emailCodeRoutes } from './email-codes/email-code-routes.ts';
import type { ProofKeys } from './email-codes/proof-keys.ts';
import { fulfilmentRoutes } from './fulfilments/fulfilment-routes.ts';
import type { Environment } from './http/bind.ts';
import { DOCS_FILES, DOCS_POLICY, DOCS_SCRIPT, writeDocsPage } from './http/docs-page.ts';
import { policyReportRoutes } from './http/policy-reports.ts';
import { isSecure } from './http/request-context.ts';
import { sameSiteOnly } from './http/same-site.ts';
import { creditNoteRoutes } from './invoices/credit-note-routes.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { looksRoutes } from './looks/looks-routes.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { menuRoutes } from './menus/menu-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { staffOrderRoutes } from './orders/staff-order-routes.ts';
import { pageTextRoutes } from './page-texts/page-text-routes.ts';
import { pastRecordRoutes } from './past-records/past-record-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { productRoutes } from './products/product-routes.ts';
import { createProductWriters } from './products/product-texts.ts';
import { emptySearchRoutes } from './products/search/empty-search-routes.ts';
import { synonymRoutes } from './products/search/synonym-routes.ts';
import { staffProductRoutes } from './products/staff-product-routes.ts';
import { variantRoutes } from './products/variants/variant-routes.ts';
import { quickSearchRoutes } from './quick-search/quick-search-routes.ts';
import { redirectRoutes } from './redirects/redirect-routes.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { savedCardRoutes } from './saved-cards/saved-card-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { shippingRoutes } from './shipping/shipping-routes.ts';
import type { Shop } from './shop.ts';
import { shopPageRoutes } from './shop-pages/shop-page-routes.ts';
import { signInRoutes } from './staff/sign-in-routes.ts';
import { staffAccountRoutes } from './staff/staff-account-routes.ts';
import { statusRoutes } from './status/status-routes.ts';
import { stockAlertRoutes } from './stock-alerts/stock-alert-routes.ts';
import { taxRoutes } from './tax/tax-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { wishRoutes } from './wishes/wish-routes.ts';

/** The calls of each noun; staff's before shoppers', since 'staff' and 'rows' are no ids. */
const ROUTES = [
  staffProductRoutes,
  variantRoutes,
  stockAlertRoutes,
  uploadRoutes,
  productRoutes,
  reviewRoutes,
  staffOrderRoutes,
  fulfilmentRoutes,
  returnRoutes,
  orderRoutes,
  cancellationRoutes,
  invoiceRoutes,
  creditNoteRoutes,
  cartRoutes,
  reminderRoutes,
  checkoutRoutes,
  draftOrderRoutes,
  paymentRoutes,
  refundRoutes,
  discountRoutes,
  staffCollectionRoutes,
  collectionRoutes,
  pageTextRoutes,
  shopPageRoutes,
  pastRecordRoutes,
  redirectRoutes,
  looksRoutes,
  menuRoutes,
  settingsRoutes,
  shippingRoutes,
  taxRoutes,
  synonymRoutes,
  emptySearchRoutes,
  messageRoutes,
  memberRoutes,
  emailCodeRoutes,
  wishRoutes,
  savedCardRoutes,
  accountRoutes,
  mailRoutes,
  auditRoutes,
  dashboardRoutes,
  statusRoutes,
  quickSearchRoutes,
  webhookRoutes,
];

/** Binds the calls of the contract, and their documentation. */
export function createApi(shop: Shop, proofKeys: () => Promise<ProofKeys>): Hono<Environment> {
  const { config, payments, services, staff, reading, watch, shopUrl } = shop;
  const { settings } = services;
  const api = new Hono<Environment>();
  api.use(sameSiteOnly(config.publicUrl));
  api.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  policyReportRoutes(api, shop.log);
  docsRoutes(api, async () => (await settings.read()).company.name);
  const hasMailServer = config.smtpUrl !== null;
  const all = {
    ...services,
    config,
    reading,
    rows: shop.rows,
    watch,
    replicas: shop.replicas,
    describeServer: shop.describeServer,
    writers: createProductWriters(reading, watch),
    collections: suggestCollections({ reading, settings, watch }),
    timeZone: async () => (await settings.read()).timeZone,
    uploads: shop.uploads,
    secure: isSecure(config),
    proofKeys,
    shareCart: shareCartWithAccount.bind(null, services),
    paymentForBrowsers: payments.forBrowsers,
    readEvent: payments.readEvent,
    shopUrl,
    hasMailServer,
    showsSecretsTo: showsSecretsToIn(config),
    readPictures: shop.readPictures,
  };
  for (const addRoutes of ROUTES) addRoutes(api, all);
  signInRoutes(api, staff);
  staffAccountRoutes(api, { services: staff, shopUrl, hasMailServer });
  return api;
}

function docsRoutes(api: Hono<Environment>, readShopName: () => Promise<string>): void {
  let made: { shopName: string; document: object } | null = null;
  api.get('/openapi.json', async (context) => {
    const { openApiDocument } = await import('./http/openapi.ts');
    const shopName = await readShopName();
    if (made?.shopName !== shopName) made = { shopName, document: openApiDocument(calls, shopName) };
    return context.json(made.document);
  });
  api.get('/docs', async (context) => {
    const page = writeDocsPage(await readShopName());
    return context.html(page, 200, { 'Content-Security-Policy': DOCS_POLICY });
  });
  api.get('/docs/start.js', (context) =>
    context.body(DOCS_SCRIPT, 200, { 'Content-Type': 'text/javascript' }),
  );
  api.get(
    '/docs/:file{swagger-ui(-bundle)?\\.(js|css)}',
    serveStatic<Environment>({
      root: DOCS_FILES,
      rewriteRequestPath: (path) => path.replace('/api/docs', ''),
    }),
  );
}
