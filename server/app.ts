import { Hono } from 'hono';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { createApi } from './api.ts';
import { recordExports } from './audit/record-export.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import { readProofs } from './email-codes/proof-cookie.ts';
import { createProofKeys } from './email-codes/proof-keys.ts';
import { admission } from './http/admission.ts';
import { type Environment, findSharedCalls } from './http/bind.ts';
import { describeIssue } from './http/describe-issue.ts';
import { diskSpace } from './http/disk-space.ts';
import { healthRoutes } from './http/health-routes.ts';
import { createAnswerOnce } from './http/idempotency.ts';
import { apiNotFound, pageNotFound } from './http/not-found.ts';
import { onError } from './http/on-error.ts';
import { readingBudget } from './http/reading-budget.ts';
import { type InProcess, isSecure, requestContext } from './http/request-context.ts';
import { requestLog } from './http/request-log.ts';
import { paymentSources, securityHeaders } from './http/security-headers.ts';
import { shareAnswers } from './http/share-answers.ts';
import { findStaffByToken } from './http/staff.ts';
import { lookFiles } from './looks/look-files.ts';
import { pageRoutes } from './page-routes.ts';
import { SITEMAP_PART } from './products/sitemap.ts';
import { findRedirect } from './redirects/find-redirect.ts';
import type { Shop } from './shop.ts';
import { findStaffBySession } from './staff/session.ts';
import { staticFiles } from './static-files.ts';
import { uploadedFiles } from './uploads/upload-routes.ts';

z.config({ localeError: describeIssue });

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

/** The paths that price whole carts, of up to 100 lines, with every request. */
const PRICING_PATHS = ['/api/quote', '/api/cart', '/api/cart/*'];

/** Creates the whole shop as one HTTP application. */
export function createApp(shop: Shop): Hono<Environment> {
  const { config, db, log, payments, web } = shop;
  const app = new Hono<Environment>();
  app.onError(onError(log));
  app.use(admission(config.mostRequests));
  const findStaff = findStaffByToken(config.staffApiTokens, findStaffBySession(shop.staff));
  const proofKeys = createProofKeys(db);
  const { now } = shop.services;
  const proofs = { proofKeys, secure: isSecure(config), now };
  const recording = { answerOnce: createAnswerOnce(db, now), recordExport: recordExports(db, now) };
  const findProofs = (cookies: string | null) => readProofs(proofs, cookies);
  app.use(requestContext(config, recording, findStaff, findProofs, shop.reach, log));
  app.use(requestLog(log), securityHeaders());
  if (shop.ownChanges) app.use(shop.ownChanges.middleware);
  const dispatch = async (request: Request, env: InProcess) => await app.fetch(request, env);
  const api = createApi(shop, proofKeys);
  const sharing = shareAnswers({ ...shop.shared, calls: findSharedCalls(api), dispatch, log });
  app.use(sharing.fromCache);
  const budget = readingBudget({ budget: config.readingMsFromIp });
  for (const path of READING_PATHS) app.use(path, budget);
  // A budget of its own: who searches without end still learns what an order costs.
  const pricing = readingBudget({
    budget: config.readingMsFromIp,
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
    db,
    reading: shop.reading,
    settings: shop.services.settings,
  });
  uploadedFiles(app, shop.uploads);
  lookFiles(app, { db, settings: shop.services.settings, uploads: shop.uploads });
  if (web) {
    staticFiles(app, web.buildDir);
    pageRoutes(app, {
      config,
      pages: web.pages,
      payment: paymentSources(payments.forBrowsers),
      fetchInProcess: async (call, env) =>
        (await sharing.inProcess(call, env)) ?? (await dispatch(call, env)),
      findRedirect: (url) => findRedirect({ db, settings: shop.services.settings }, url),
      log,
    });
  }
  app.notFound(pageNotFound);
  return app;
}
