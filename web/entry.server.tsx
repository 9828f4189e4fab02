import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createApi } from '#contract/client.ts';
import { isBackOfficePath } from './back-office-path.ts';
import { apiContext } from './data.ts';
import { hydrationScript, newMark, scriptsAfterPaint } from './page-scripts.ts';
import { RequestNumberContext } from './request-number.ts';

const reportContext = createContext<(error: unknown) => void>();
const numberContext = createContext<string | null>(null);
const allowScriptContext = createContext<(script: string) => void>(() => undefined);

type PageServices = {
  fetch: (request: Request) => Promise<Response>;
  baseUrl: string;
  report: (error: unknown) => void;
  /** Shown on the page of an error. */
  requestNumber?: string | null;
  /** Receives each inline script that the page may run. */
  allowScript: (script: string) => void;
};

/**
 * Gives loaders their API client, and the renderer what it reports to. Called here because this bundle has
 * its own copy of the ApiError class.
 */
export function provide(
  context: RouterContextProvider,
  { fetch, baseUrl, report, requestNumber, allowScript }: PageServices,
): void {
  context.set(apiContext, createApi(fetch, baseUrl));
  context.set(reportContext, report);
  context.set(numberContext, requestNumber ?? null);
  context.set(allowScriptContext, allowScript);
}

/** Renders the whole page: its data is loaded by now, and a stream costs more (decision 005). */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { serverHandoffStream, ...context } = routerContext;
  const mark = newMark();
  const { pieces, inline } = scriptsAfterPaint(
    renderToString(
      <RequestNumberContext value={requestContext.get(numberContext)}>
        <ServerRouter context={withManifest(context, request)} url={request.url} nonce={mark} />
      </RequestNumberContext>,
    ),
    mark,
  );
  const data = serverHandoffStream ? await hydrationScript(serverHandoffStream) : '';
  for (const script of [...inline, data]) requestContext.get(allowScriptContext)(script);
  const page = ['<!DOCTYPE html>', ...pieces, ...(data ? ['<script>', data, '</script>'] : [])];
  // A Response would validate a string first, which takes longer than encoding it.
  return new Response(encode(page), { status, headers });
}

/** UTF-8 of all pieces, each character of which takes at most three bytes per unit of its length. */
function encode(pieces: string[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(3 * pieces.reduce((sum, { length }) => sum + length, 0));
  return bytes.subarray(
    0,
    pieces.reduce((at, piece) => at + bytes.write(piece, at), 0),
  );
}

/** A page of the storefront loads the manifest without the back office (scripts/shop-manifest.ts). */
function withManifest(context: EntryContext, { url }: Request): EntryContext {
  if (isBackOfficePath(new URL(url).pathname)) return context;
  // `npm run dev` has only one.
  const name = context.manifest.url.replace('/assets/manifest-', '/assets/shop-manifest-');
  return { ...context, manifest: { ...context.manifest, url: name } };
}

/** Reports errors of rendering. Missing pages and aborted requests are not errors of the shop. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isAnswer = isRouteErrorResponse(error);
  if (request.signal.aborted || (isAnswer && error.status < 500)) return;
  context.get(reportContext)(isAnswer ? new Error(`${error.status} ${error.statusText}`) : error);
}
