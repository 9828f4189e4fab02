import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createApi } from '#contract/client.ts';
import { apiContext } from './data.ts';
import { hydrationScript } from './hydration-script.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

/** Tells the server what went wrong. */
const reportContext = createContext<(error: unknown) => void>();

/**
 * Gives the loaders of a request their typed client, and `report` what fails. Done here and not by the
 * server, so that pages and client agree on what an ApiError is: this bundle has its own copy of that class.
 */
export function provideApi(
  context: RouterContextProvider,
  fetch: (request: Request) => Promise<Response>,
  baseUrl: string,
  report: (error: unknown) => void,
): void {
  context.set(apiContext, createApi(fetch, baseUrl));
  context.set(reportContext, report);
}

/**
 * Renders a page whole. Its data is there before rendering starts, so nothing is gained by streaming, while a
 * whole page can be kept and its inline scripts allowed by their hashes. Rendering to a string costs half of
 * what a stream does (docs/decisions/005).
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { serverHandoffStream, ...context } = routerContext;
  const html = scriptsAfterPaint(renderToString(<ServerRouter context={context} url={request.url} />));
  const script = serverHandoffStream ? await hydrationScript(serverHandoffStream) : '';
  // As bytes: a Response would first make sure that a text is well-formed, and that takes longer than
  // encoding it.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}${script}`), { status, headers });
}

/**
 * What went wrong while a page was made. That there is no such page, or that nobody waits for it any more, is
 * not our error: whoever asks for a thousand of them must not fill the log with stacks.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isAnswer = isRouteErrorResponse(error);
  if (request.signal.aborted || (isAnswer && error.status < 500)) return;
  context.get(reportContext)(isAnswer ? new Error(`${error.status} ${error.statusText}`) : error);
}
