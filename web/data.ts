import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { type Api, ApiError, createApi } from '#contract/client.ts';
import { forgetAhead, keepAhead, takeAhead } from './prefetch-cache.ts';
import { isSignedOut, signInPath, staySignedIn } from './staff-session.ts';

/** The typed client of this request; on the server one that dispatches in-process. */
export const apiContext = createContext<Api>();

const plainApi = createApi((request) => fetch(request), '/api');

/** The typed client in the browser. */
export const browserApi: Api = (...call) => {
  // A change may affect any prefetched data.
  if (call[0].method !== 'GET') forgetAhead();
  return staySignedIn(() => plainApi(...call));
};

export type LoadArgs = { api: Api; params: Record<string, string | undefined>; url: URL };

type RouteArgs = { request: Request; params: Record<string, string | undefined> };

/** Route loader for a `load`, on the server; `inBrowser(load)` makes its client loader. */
export function onServer<Data>(load: (args: LoadArgs) => Promise<Data>) {
  return ({ request, params, context }: RouteArgs & { context: Readonly<RouterContextProvider> }) =>
    orPageError(load, { api: context.get(apiContext), params, url: new URL(request.url) });
}

/** Client loader for a `load`. Uses prefetched data if there is any. */
export function inBrowser<Data>(load: (args: LoadArgs) => Promise<Data>) {
  return async ({ request, params }: RouteArgs) => {
    const url = new URL(request.url);
    return (await takeAhead<Data>(load, toPath(url))) ?? orPageError(load, { api: browserApi, params, url });
  };
}

/** Starts to load the data of a page that a visitor is about to open; `load` is that of its route. */
export function prefetchData(
  load: (args: LoadArgs) => Promise<unknown>,
  { params, url }: Omit<LoadArgs, 'api'>,
) {
  keepAhead(load, toPath(url), () => load({ api: browserApi, params, url }));
}

function toPath({ pathname, search }: URL): string {
  return pathname + search;
}

async function orPageError<Data>(load: (args: LoadArgs) => Promise<Data>, args: LoadArgs): Promise<Data> {
  try {
    return await load(args);
  } catch (error) {
    throw toPageError(error, args.url);
  }
}

/**
 * Translates the failure of a call into what a page throws: a redirect to sign-in for visitors who are not
 * signed in, 503 while the shop is unavailable, else the error itself.
 */
export function toPageError(error: unknown, url: URL): unknown {
  if (isSignedOut(error)) return redirect(signInPath(url));
  if (error instanceof ApiError && error.status === 503)
    return data(null, { status: 503, statusText: 'Service Unavailable' });
  return error;
}

/** Data or the reason it could not be loaded. A page shows either, on the server too. */
export type Loaded<Data> = { ok: true; data: Data } | { ok: false; message: string; status: number };

/** Turns the failure of a call into a value. Rethrows other errors and missing sign-in. */
export async function loaded<Data>(loading: Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { ok: true, data: await loading };
  } catch (error) {
    if (error instanceof ApiError && !isSignedOut(error))
      return { ok: false, message: error.message, status: error.status };
    throw error;
  }
}

/** Turns the answer of a call into its body, and a failure into a value. */
export function loadedBody<Body>(answering: Promise<{ body: Body }>): Promise<Loaded<Body>> {
  return loaded(answering.then(({ body }) => body));
}
