import type { Context, MiddlewareHandler } from 'hono';

/**
 * Lets pages of any origin call, as Stripe does: what a page may do, its keys decide. No cookies are
 * involved. A browser's question beforehand is answered at once.
 */
export const allowOtherOrigins: MiddlewareHandler = async (c, next) => {
  if (c.req.header('origin') === undefined) return next();
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { ...ANY_ORIGIN, ...allowed(c) });
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Access-Control-Expose-Headers', 'Request-Id');
};

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };

function allowed(c: Context): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '',
    'Access-Control-Max-Age': '300',
  };
}
