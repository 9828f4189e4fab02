import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { DRAFT_PARAMETER } from '#domain/page-texts/draft-parameter.ts';
import { callChannel } from './async/work-channels.ts';
import { acceptedEncodings, compressFor, WORTH_COMPRESSING } from './cache/compress.ts';
import type { Config } from './config/config.ts';
import type { Environment } from './http/bind.ts';
import type { InProcess } from './http/request-context.ts';
import { sameSiteOnly } from './http/same-site.ts';
import { allowFramingByShop, type PaymentSources } from './http/security-headers.ts';
import { findSharing } from './http/shown-tags.ts';
import type { Page, Pages } from './pages.ts';

type PageServices = {
  config: Config;
  pages: Pages;
  payment: PaymentSources;
  fetchInProcess: (request: Request, env: InProcess) => Promise<Response>;
  /** Where an address leads that is nothing. */
  findRedirect: (url: URL) => Promise<string | null>;
  log: Logger;
};

/**
 * Answers every other GET with a page, and so the forms that are posted without script: the search for an
 * order, to be in no address, those of the cart and its reminder, and those of stock alerts.
 */
export function pageRoutes(app: Hono<Environment>, services: PageServices): void {
  const { config, pages, payment, fetchInProcess, findRedirect, log } = services;
  app.on(
    'POST',
    TAKES_FORMS,
    sameSiteOnly(config.publicUrl),
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (context) => context.text('Too large', 413) }),
    answerWithPage,
  );
  app.get('*', answerWithPage);

  async function answerWithPage(context: Context<Environment>) {
    const { requestId, visitor, secure, findStaff } = context.var;
    const { show } = findSharing(context);
    const cookies: string[] = [];
    const page = await pages(
      withPublicUrl(context.req.raw, config),
      async (call) => {
        const inProcess = { requestId, visitor, secure, findStaff };
        const answer = await callChannel.tracePromise(
          () => fetchInProcess(call, { inProcess, ...(show && { show }) }),
          { method: call.method, url: call.url },
        );
        cookies.push(...answer.headers.getSetCookie());
        return answer;
      },
      payment,
      (err) =>
        log.error({ requestId, err: err instanceof Error ? err : new Error(String(err)) }, 'a page failed'),
      requestId,
    );
    return send(context, await leadOn(context, page), cookies);
  }

  /** The page, or a redirect if there is nothing at its address. */
  async function leadOn(context: Context<Environment>, page: Page): Promise<Page> {
    if (context.req.method === 'POST' || !isNothing(page)) return page;
    findSharing(context).show?.(['redirects', 'pages']);
    const to = await findRedirect(new URL(context.req.url));
    if (to === null) return page;
    return { ...page, status: 301, headers: [['Location', to]], html: Buffer.alloc(0) };
  }
}

/** Not found, or led to the landing page as an unknown path is (specification, section 2). */
function isNothing({ status, headers }: Page): boolean {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
  return status === 404 || (status === 302 && location === '/');
}

/** Pages with forms that work without script. */
const TAKES_FORMS = [
  '/user/track-order',
  '/user/cart',
  '/user/cart/reminder',
  '/user/cart/restore',
  '/user/stock-alerts',
];

const MAX_FORM_BYTES = 10_000;

/** Returns the request with the public address, of which canonical links and previews are made. */
function withPublicUrl(request: Request, { publicUrl }: Config): Request {
  if (!publicUrl) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, publicUrl), request);
}

/** `cookies`: Set-Cookie headers of the calls that the page made. */
function send(
  context: Context<Environment>,
  { html, status, policy, headers: own }: Page,
  cookies: readonly string[],
): Response {
  const headers = new Headers(own);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  // Staff see a draft within its editor.
  const isDraft = context.req.query(DRAFT_PARAMETER) !== undefined;
  headers.set('Content-Security-Policy', isDraft ? allowFramingByShop(policy) : policy);
  // Shared pages are compressed, and their caching declared, where they are cached.
  if (findSharing(context).computes) return new Response(html, { status, headers });
  headers.set('Cache-Control', 'no-store');
  headers.set('Vary', 'Accept-Encoding');
  const accepted = acceptedEncodings(context.req.header('Accept-Encoding') ?? '');
  const compressed = html.length < WORTH_COMPRESSING ? null : compressFor(accepted, html);
  if (!compressed) return new Response(html, { status, headers });
  headers.set('Content-Encoding', compressed.encoding);
  return new Response(compressed.body, { status, headers });
}
