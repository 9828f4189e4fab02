import { createStaticHandler, type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { getSession } from '#contract/calls/sign-in.ts';
import { type Api, ApiError } from '#contract/client.ts';
import { requireStaff } from './admin/layout/require-staff.ts';
import { apiContext, onServer } from './data.ts';

const loader = onServer(async ({ api }) => (await api(getSession, {})).body);

/** The status and target of a page of the back office while each call fails with `failure`. */
async function openWhile(failure: ApiError, middleware: MiddlewareFunction[]) {
  const requestContext = new RouterContextProvider();
  const api: Api = () => Promise.reject(failure);
  requestContext.set(apiContext, api);
  const request = new Request('http://shop.test/admin/orders');
  const handler = createStaticHandler([{ path: '*', middleware, loader }]);
  const response: unknown = await handler.query(request, {
    requestContext,
    generateMiddlewareResponse: async (query) => {
      const page = await query(request);
      return page instanceof Response ? page : new Response(null, { status: page.statusCode });
    },
  });
  if (!(response instanceof Response)) throw new Error('React Router gave no response');
  return [response.status, response.headers.get('Location')];
}

const checkSession: MiddlewareFunction = (args) => requireStaff(args, async () => new Response());

describe.each([
  ['a page whose loader', []],
  ['a page whose check of the session', [checkSession]],
])('%s fails answers', (_, middleware) => {
  test.each([
    ['503 while the shop is unavailable', new ApiError(503, { code: 'unavailable' }), [503, null]],
    ['500 after any other failure', new ApiError(500, { code: 'internal' }), [500, null]],
    [
      'with the sign-in page for a visitor who is not signed in',
      new ApiError(401, { code: 'not_signed_in' }),
      [302, '/admin-login?next=%2Fadmin%2Forders'],
    ],
  ])('%s', async (_, failure, expected) => {
    expect(await openWhile(failure, middleware)).toEqual(expected);
  });
});
