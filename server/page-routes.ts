import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Environment } from './http/bind.ts';
import { acceptsGzip, gzip, WORTH_COMPRESSING } from './http/gzip.ts';
import type { InProcess } from './http/request-context.ts';
import type { PaymentSources } from './http/security-headers.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { Pages } from './pages.ts';

type PageServices = {
  config: Config;
  pages: Pages;
  cache: PageCache;
  payment: PaymentSources;
  fetchInProcess: (request: Request, caller: InProcess['inProcess']) => Promise<Response>;
  log: Logger;
};

/**
 * Answers every other GET with a page, and the search for an order, which is posted to be in no address.
 * Pages that are the same for everyone are cached until the catalogue changes.
 */
export function pageRoutes(app: Hono<Environment>, services: PageServices): void {
  const { config, pages, cache, payment, fetchInProcess, log } = services;
  app.on(
    'POST',
    TAKES_FORMS,
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (context) => context.text('Too large', 413) }),
    answerWithPage,
  );
  app.get('*', answerWithPage);

  async function answerWithPage(context: Context<Environment>) {
    const request = withPublicUrl(context.req.raw, config);
    const render = () => {
      const { requestId, visitor, secure, findStaff } = context.var;
      return pages(
        request,
        (call) => fetchInProcess(call, { requestId, visitor, secure, findStaff }),
        payment,
        (err) =>
          log.error({ requestId, err: err instanceof Error ? err : new Error(String(err)) }, 'a page failed'),
      );
    };
    const key = cacheKey(request);
    const page = key === null ? await render() : await cache.get(key, render);
    return send(context, page, key !== null);
  }
}

/** Pages with a form that works without script. */
const TAKES_FORMS = '/user/track-order';

const MAX_FORM_BYTES = 10_000;

/** The request with the public address, of which canonical links and previews are made. */
function withPublicUrl(request: Request, { publicUrl }: Config): Request {
  if (!publicUrl) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, publicUrl), request);
}

/** Pages of the catalogue are the same for everyone; checkout and tracking are not. */
const SHARED = /^\/(user\/(home|about|contact|products(\/[^/]+)?))?$/;

function cacheKey(request: Request): string | null {
  const { origin, pathname, search } = new URL(request.url);
  return request.method === 'GET' && SHARED.test(pathname) && search.length < 300
    ? origin + pathname + search
    : null;
}

function send(context: Context<Environment>, page: CachedPage, isShared: boolean): Response {
  const headers = new Headers(page.headers);
  headers.set('Content-Security-Policy', page.policy);
  headers.set('Cache-Control', isShared ? 'no-cache' : 'no-store');
  headers.set('Vary', 'Accept-Encoding');
  if (!acceptsGzip(context) || page.html.length < WORTH_COMPRESSING)
    return new Response(page.html, { status: page.status, headers });
  headers.set('Content-Encoding', 'gzip');
  page.compressed ??= gzip(page.html);
  return new Response(page.compressed, { status: page.status, headers });
}
