import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { Config } from './config.ts';
import type { Environment } from './http/bind.ts';
import type { PageCache } from './page-cache.ts';
import type { Page, Pages } from './pages.ts';

const compress = promisify(brotliCompress);

type InProcessFetch = (request: Request, variables: Environment['Variables']) => Promise<Response>;

/** Every other GET is a page. Pages that are the same for everyone are kept until the catalogue changes. */
export function pageRoutes(
  app: Hono<Environment>,
  {
    config,
    pages,
    cache,
    fetchInProcess,
  }: { config: Config; pages: Pages; cache: PageCache; fetchInProcess: InProcessFetch },
): void {
  app.get('*', async (context) => {
    const request = asVisitorsSeeIt(context.req.raw, config);
    const render = () => {
      const { requestId, visitor, secure } = context.var;
      return pages(request, (call) => fetchInProcess(call, { requestId, visitor, secure }));
    };
    const key = cacheKey(request);
    const page = key === null ? { ...(await render()), compressed: null } : await cache.get(key, render);
    return send(context, page, key !== null);
  });
}

/** The same page under the address visitors know: canonical links and previews are made of it. */
function asVisitorsSeeIt(request: Request, { publicUrl }: Config): Request {
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

async function send(
  context: Context<Environment>,
  page: Page & { compressed: Buffer | null },
  isShared: boolean,
): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set('Content-Security-Policy', page.policy);
  headers.set('Cache-Control', isShared ? 'no-cache' : 'no-store');
  headers.set('Vary', 'Accept-Encoding');
  const acceptsBrotli = /\bbr\b/.test(context.req.header('Accept-Encoding') ?? '');
  if (!acceptsBrotli || page.html.length < 1_400)
    return new Response(page.html, { status: page.status, headers });
  headers.set('Content-Encoding', 'br');
  const body = page.compressed ?? (await compressPage(page.html));
  return new Response(new Uint8Array(body), { status: page.status, headers });
}

/** Quality 4: most of the saving for a millisecond, off the event loop. */
export function compressPage(html: string): Promise<Buffer> {
  return compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
