import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { acceptedEncodings, gzip, WORTH_COMPRESSING } from './cache/compress.ts';
import type { Config } from './config/config.ts';
import type { Environment } from './http/bind.ts';
import type { InProcess } from './http/request-context.ts';
import type { PaymentSources } from './http/security-headers.ts';
import { sharingOf } from './http/shown-tags.ts';
import type { Page, Pages } from './pages.ts';

type PageServices = {
  config: Config;
  pages: Pages;
  payment: PaymentSources;
  fetchInProcess: (request: Request, env: InProcess) => Promise<Response>;
  log: Logger;
};

/**
 * Answers every other GET with a page, and the search for an order, which is posted to be in no address.
 */
export function pageRoutes(app: Hono<Environment>, services: PageServices): void {
  const { config, pages, payment, fetchInProcess, log } = services;
  app.on(
    'POST',
    TAKES_FORMS,
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (context) => context.text('Too large', 413) }),
    answerWithPage,
  );
  app.get('*', answerWithPage);

  async function answerWithPage(context: Context<Environment>) {
    const { requestId, visitor, secure, findStaff } = context.var;
    const { show } = sharingOf(context);
    const page = await pages(
      withPublicUrl(context.req.raw, config),
      (call) =>
        fetchInProcess(call, { inProcess: { requestId, visitor, secure, findStaff }, ...(show && { show }) }),
      payment,
      (err) =>
        log.error({ requestId, err: err instanceof Error ? err : new Error(String(err)) }, 'a page failed'),
    );
    return send(context, page);
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

function send(context: Context<Environment>, { html, status, policy, headers: own }: Page): Response {
  const headers = new Headers(own);
  headers.set('Content-Security-Policy', policy);
  // Shared pages are compressed, and their caching declared, where they are cached.
  if (sharingOf(context).computes) return new Response(html, { status, headers });
  headers.set('Cache-Control', 'no-store');
  headers.set('Vary', 'Accept-Encoding');
  if (html.length < WORTH_COMPRESSING || !acceptedEncodings(context.req.header('Accept-Encoding') ?? '').gzip)
    return new Response(html, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(gzip(html), { status, headers });
}
