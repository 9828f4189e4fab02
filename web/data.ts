import { createContext, type RouterContextProvider } from 'react-router';
import { type Api, ApiError, createApi } from '#contract/client.ts';

/** The typed client of this request; on the server one that dispatches in-process. */
export const apiContext = createContext<Api>();

/** The typed client in the browser. */
export const browserApi: Api = createApi((request) => fetch(request), '/api');

/** What a page loads its data from, on the server and in the browser alike. */
export type LoadArgs = { api: Api; params: Record<string, string | undefined>; url: URL };

type RouteArgs = { request: Request; params: Record<string, string | undefined> };

/**
 * A route's loader from its load: on the server, through the in-process client.
 * Together with `inBrowser` it makes one data path over two transports:
 *
 *     export const loader = onServer(load);
 *     export const clientLoader = inBrowser(load);
 */
export function onServer<Data>(load: (args: LoadArgs) => Promise<Data>) {
  return ({ request, params, context }: RouteArgs & { context: Readonly<RouterContextProvider> }) =>
    load({ api: context.get(apiContext), params, url: new URL(request.url) });
}

/** A route's client loader from the same load: through /api. */
export function inBrowser<Data>(load: (args: LoadArgs) => Promise<Data>) {
  return ({ request, params }: RouteArgs) => load({ api: browserApi, params, url: new URL(request.url) });
}

/** Data, or the words for what went wrong: a page shows either, also when the server renders it. */
export type Loaded<Data> = { ok: true; data: Data } | { ok: false; message: string; status: number };

/** Turns the failure of a call into a value; anything else that is thrown goes on. */
export async function loaded<Data>(loading: Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { ok: true, data: await loading };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, message: error.message, status: error.status };
    throw error;
  }
}
