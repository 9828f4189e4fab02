import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { type Database, pingDatabase } from '#db/connection.ts';
import { accountRoutes } from './account/account-routes.ts';
import { shareCartOf } from './account/share-cart-of.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { recordExports } from './audit/record-export.ts';
import type { FileAnswers } from './cache/file-answers.ts';
import type { InvalidationWatch } from './cache/invalidation-watch.ts';
import type { Replicas } from './cache/replicas.ts';
import type { SharedAnswers } from './cache/shared-answers.ts';
import type { FindSharedRequest } from './cache/shared-keys.ts';
import { cancellationRoutes } from './cancellations/cancellation-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { reminderRoutes } from './cart/reminders/reminder-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { webhookRoutes } from './checkout/webhook-routes.ts';
import { collectionRoutes } from './collections/collection-routes.ts';
import { staffCollectionRoutes } from './collections/staff-collection-routes.ts';
import { suggestCollections } from './collections/suggest-collections.ts';
import { type Config, showsSecretsToIn } from './config/config.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { discountRoutes } from './discounts/discount-routes.ts';
import { draftOrderRoutes } from './draft-orders/draft-order-routes.ts';
import { emailCodeRoutes } from './email-codes/email-code-routes.ts';
import { proofsBy } from './email-codes/proof-cookie.ts';
import { createProofKeys, type ProofKeys } from './email-codes/proof-keys.ts';
import { fulfilmentRoutes } from './fulfilments/fulfilment-routes.ts';
import { admission } from './http/admission.ts';
import { type Environment, sharedCallsOf } from './http/bind.ts';
import { describeIssue } from './http/describe-issue.ts';
import { diskSpace } from './http/disk-space.ts';
import { DOCS_FILES, DOCS_PAGE, DOCS_POLICY, DOCS_SCRIPT } from './http/docs-page.ts';
import { createAnswerOnce } from './http/idempotency.ts';
import { apiNotFound, pageNotFound } from './http/not-found.ts';
import { onError } from './http/on-error.ts';
import type { OwnChanges } from './http/own-changes.ts';
import type { Reach } from './http/reached-by-others.ts';
import { readingBudget } from './http/reading-budget.ts';
import { type InProcess, isSecure, requestContext } from './http/request-context.ts';
import { requestLog } from './http/request-log.ts';
import { sameSiteOnly } from './http/same-site.ts';
import { paymentSources, securityHeaders } from './http/security-headers.ts';
import { shareAnswers } from './http/share-answers.ts';
import { findStaffByToken } from './http/staff.ts';
import { creditNoteRoutes } from './invoices/credit-note-routes.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import type { ReadMailPictures } from './mail/mail-pictures.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { staffOrderRoutes } from './orders/staff-order-routes.ts';
import { pageRoutes } from './page-routes.ts';
import type { Pages } from './pages.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import type { PaymentServices } from './payments/payment-services.ts';
import type { Payments } from './payments/payments.ts';
import { productRoutes } from './products/product-routes.ts';
import { createProductWriters } from './products/product-texts.ts';
import { emptySearchRoutes } from './products/search/empty-search-routes.ts';
import { synonymRoutes } from './products/search/synonym-routes.ts';
import { SITEMAP_PART } from './products/sitemap.ts';
import { staffProductRoutes } from './products/staff-product-routes.ts';
import { variantRoutes } from './products/variants/variant-routes.ts';
import { quickSearchRoutes } from './quick-search/quick-search-routes.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { wasLabel } from './returns/moved-label-queries.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { savedCardRoutes } from './saved-cards/saved-card-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { shippingRoutes } from './shipping/shipping-routes.ts';
import { findStaffBySession } from './staff/session.ts';
import { signInRoutes } from './staff/sign-in-routes.ts';
import { staffAccountRoutes } from './staff/staff-account-routes.ts';
import type { StaffServices } from './staff/staff-services.ts';
import { staticFiles } from './static-files.ts';
import { stockAlertRoutes } from './stock-alerts/stock-alert-routes.ts';
import { taxRoutes } from './tax/tax-routes.ts';
import { uploadedFiles, uploadRoutes } from './uploads/upload-routes.ts';
import { wishRoutes } from './wishes/wish-routes.ts';

z.config({ localeError: describeIssue });

export type Shop = {
  config: Config;
  db: Database;
  /** For lists, searches and reviews for everyone, which must not keep buyers waiting. */
  reading: Database;
  /** For what is found by its key and the same for everyone. */
  rows: Database;
  /** Where `reading` and `rows` read first; null without replicas. */
  replicas: Replicas | null;
  ownChanges: OwnChanges | null;
  payments: Payments;
  services: PaymentServices;
  watch: InvalidationWatch;
  /** Answers and files that are the same for everyone, and how requests find them. */
  shared: { answers: SharedAnswers; files: FileAnswers; find: FindSharedRequest };
  /** True once the server is about to stop: load balancers are to send requests elsewhere. */
  isStopping: () => boolean;
  staff: StaffServices;
  reach: Reach;
  /** The address that mail links to. */
  shopUrl: string;
  /** The pictures that mail carries. */
  readPictures: ReadMailPictures;
  log: Logger;
  /** The front end; null for the API alone. */
  web: { pages: Pages; buildDir: string } | null;
};

/** Lists and searches for everyone, without those of staff, and without what is found by its key. */
const READING_PATHS = [
  '/api/products',
  '/api/products/featured',
  '/api/products/cards',
  '/api/products/facets',
  '/api/products/suggestions',
  '/api/products/search-help',
  '/api/products/category/*',
  '/api/products/search/*',
  '/api/products/:id/reviews',
  '/api/reviews/:id',
  '/user/products',
  '/sitemap.xml',
  SITEMAP_PART,
];

/** What prices whole carts, of up to 100 lines, as often as it is asked. */
const PRICING_PATHS = ['/api/quote', '/api/cart', '/api/cart/*'];

/** The whole shop as one HTTP application. */
export function createApp(shop: Shop): Hono<Environment> {
  const { config, db, log, payments, web } = shop;
  const app = new Hono<Environment>();
  app.onError(onError(log));
  app.use(admission(config.mostRequests));
  const findStaff = findStaffByToken(config.staffApiToken, findStaffBySession(shop.staff));
  const proofKeys = createProofKeys(db);
  const { now } = shop.services;
  const proofs = { keys: proofKeys, secure: isSecure(config), now };
  const recording = { answerOnce: createAnswerOnce(db, now), recordExport: recordExports(db, now) };
  const proofsOf = (cookies: string | null) => proofsBy(proofs, cookies);
  app.use(requestContext(config, recording, findStaff, proofsOf, shop.reach, log));
  app.use(requestLog(log), securityHeaders());
  if (shop.ownChanges) app.use(shop.ownChanges.middleware);
  const dispatch = async (request: Request, env: InProcess) => await app.fetch(request, env);
  const api = apiOf(shop, proofKeys);
  const sharing = shareAnswers({ ...shop.shared, calls: sharedCallsOf(api), dispatch, log });
  app.use(sharing.fromCache);
  const budget = readingBudget({ budget: config.readingFromAddress });
  for (const path of READING_PATHS) app.use(path, budget);
  // A budget of its own: who searches without end still learns what an order costs.
  const pricing = readingBudget({
    budget: config.readingFromAddress,
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
  });
  for (const path of PRICING_PATHS) app.use(path, pricing);
  app.use(sharing.computed);
  app.use(diskSpace({ folder: config.dataDir, reserve: config.diskReserve, log }));

  healthRoutes(app, shop);
  app.route('/api', api);
  app.all('/api/*', apiNotFound(calls));
  if (payments.emulator) app.route(payments.emulator.path, payments.emulator.app);
  crawlerRoutes(app, {
    publicUrl: config.publicUrl,
    reading: shop.reading,
    settings: shop.services.settings,
  });
  uploadedFiles(app, { dataDir: config.dataDir, wasLabel: (digest) => wasLabel(db, digest) });
  if (web) {
    staticFiles(app, web.buildDir);
    pageRoutes(app, {
      config,
      pages: web.pages,
      payment: paymentSources(payments.forBrowsers),
      fetchInProcess: async (call, env) =>
        (await sharing.inProcess(call, env)) ?? (await dispatch(call, env)),
      log,
    });
  }
  app.notFound(pageNotFound);
  return app;
}

function apiOf(
  { config, db, reading, rows, payments, services, watch, staff, shopUrl, readPictures, log }: Shop,
  proofKeys: () => Promise<ProofKeys>,
): Hono<Environment> {
  const api = new Hono<Environment>();
  const { settings, now } = services;
  const lists = { db, now, timeZone: async () => (await settings.read()).timeZone };
  api.use(sameSiteOnly(config.publicUrl));
  api.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  docsRoutes(api);
  // Before those of shoppers: /products/staff is no product's id.
  staffProductRoutes(api, { ...lists, settings });
  variantRoutes(api, lists);
  stockAlertRoutes(api, { db, keys: proofKeys, now });
  uploadRoutes(api, { db, dataDir: config.dataDir, now: services.now });
  const writers = createProductWriters(reading, watch);
  const collections = suggestCollections({ reading, settings, watch });
  productRoutes(api, { reading, rows, settings, watch, writers, collections, now: services.now });
  reviewRoutes(api, { ...lists, reading, settings });
  // Before those of shoppers: /orders/rows is no order's id.
  staffOrderRoutes(api, { ...lists, settings, onMail: services.onMail });
  fulfilmentRoutes(api, services);
  returnRoutes(api, { ...lists, settings, proofKeys, onMail: services.onMail });
  orderRoutes(api, { db, settings, proofKeys, now });
  cancellationRoutes(api, services);
  invoiceRoutes(api, { ...lists, settings, proofKeys, onMail: services.onMail });
  creditNoteRoutes(api, lists);
  cartRoutes(api, services);
  reminderRoutes(api, { ...services, keys: proofKeys });
  checkoutRoutes(api, { ...services, secure: isSecure(config) }, payments.forBrowsers);
  draftOrderRoutes(api, services, { shopUrl });
  paymentRoutes(api, lists);
  refundRoutes(api, services);
  discountRoutes(api, lists);
  // Before those of shoppers: /collections/staff is no collection's address.
  staffCollectionRoutes(api, { ...lists, settings });
  collectionRoutes(api, { reading, settings, writers });
  settingsRoutes(api, services);
  shippingRoutes(api, services);
  taxRoutes(api, services);
  synonymRoutes(api, services);
  emptySearchRoutes(api, { db, reading, settings, log, now });
  messageRoutes(api, { ...lists, settings, shopUrl, onMail: services.onMail });
  memberRoutes(api, lists);
  const showsSecretsTo = showsSecretsToIn(config);
  emailCodeRoutes(api, {
    ...services,
    keys: proofKeys,
    secure: isSecure(config),
    showsSecretsTo,
    shareCart: (email, browser) => shareCartOf(services, email, browser),
  });
  const hasMailServer = config.smtpUrl !== null;
  wishRoutes(api, { db, now });
  savedCardRoutes(api, services);
  accountRoutes(api, { ...services, secure: isSecure(config), hasMailServer });
  mailRoutes(api, {
    ...lists,
    shopUrl,
    readPictures,
    showsSecretsTo,
    hasMailServer,
    onMail: services.onMail,
  });
  auditRoutes(api, lists);
  signInRoutes(api, staff);
  staffAccountRoutes(api, { services: staff, shopUrl, hasMailServer });
  dashboardRoutes(api, { ...services, config });
  quickSearchRoutes(api, { db });
  webhookRoutes(api, services, payments.readEvent);
  return api;
}

function docsRoutes(api: Hono<Environment>): void {
  let document: object | null = null;
  api.get('/openapi.json', async (context) => {
    const { openApiDocument } = await import('./http/openapi.ts');
    document ??= openApiDocument(calls);
    return context.json(document);
  });
  api.get('/docs', (context) => context.html(DOCS_PAGE, 200, { 'Content-Security-Policy': DOCS_POLICY }));
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

function healthRoutes(app: Hono<Environment>, { db, replicas, isStopping }: Shop): void {
  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
    await pingDatabase(db);
    return context.json({ status: 'ready', ...(replicas && { replicas: replicas.describe() }) });
  });
}
