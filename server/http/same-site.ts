import type { MiddlewareHandler } from 'hono';
import { refuse, sendRefusal } from './answer.ts';

/** Methods of requests that change nothing. */
export const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses requests that pages of other sites send with this browser's cookies: by Sec-Fetch-Site, or without
 * it by Origin, which must be that of `publicUrl`, or the requested host where that is null. Programs send
 * neither header, and no cookies.
 */
export function sameSiteOnly(publicUrl: string | null): MiddlewareHandler {
  const ours = publicUrl === null ? null : new URL(publicUrl).origin;
  return async (context, next) => {
    if (!SAFE_METHODS.includes(context.req.method) && isFromAnotherSite(context.req.raw, ours))
      return sendRefusal(context, refuse('not_allowed', 'This request came from another site.'));
    await next();
  };
}

function isFromAnotherSite(request: Request, ours: string | null): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('Origin');
  if (!origin) return false;
  if (ours !== null) return origin !== ours;
  return URL.parse(origin)?.host !== (request.headers.get('Host') ?? new URL(request.url).host);
}
