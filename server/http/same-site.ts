import type { MiddlewareHandler } from 'hono';
import { refuse, STATUS_OF } from './answer.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what another site's page sends with this browser's cookies: by Sec-Fetch-Site, and where a browser
 * does not send that, by Origin: it has to be where visitors reach the shop, or, where nobody said where that
 * is, the host they asked. Programs send neither and carry no one's cookies.
 */
export function sameSiteOnly(publicUrl: string | null): MiddlewareHandler {
  const ours = publicUrl === null ? null : new URL(publicUrl).origin;
  return async (context, next) => {
    if (!SAFE_METHODS.includes(context.req.method) && isFromAnotherSite(context.req.raw, ours)) {
      const { refusal } = refuse('not_allowed', 'This request came from another site.');
      return context.json(refusal, STATUS_OF[refusal.code]);
    }
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
