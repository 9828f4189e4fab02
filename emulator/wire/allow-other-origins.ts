import type { Context, MiddlewareHandler } from 'hono';

/** Lets pages of any origin call, as Stripe does; the key, not a cookie, decides what a page may do. */
export const allowOtherOrigins: MiddlewareHandler = async (c, next) => {
  if (c.req.header('origin') === undefined) return next();
  if (c.req.method === 'OPTIONS') return answerPreflight(c);
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Access-Control-Expose-Headers', 'Request-Id');
};

function answerPreflight(c: Context): Response {
  return c.body(null, 204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '',
    'Access-Control-Max-Age': '300',
  });
}
