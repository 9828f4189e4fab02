import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { createApi } from '#contract/client.ts';
import { apiContext } from './data.ts';

/**
 * Gives the loaders of a request their typed client. Done here and not by the server, so that pages and client agree on
 * what an ApiError is: this bundle has its own copy of that class.
 */
export function provideApi(
  context: RouterContextProvider,
  fetch: (request: Request) => Promise<Response>,
  baseUrl: string,
): void {
  context.set(apiContext, createApi(fetch, baseUrl));
}

/**
 * Renders a page whole. Its data is there before rendering starts, so nothing is gained by streaming, while a
 * whole page can be cached and its inline scripts allowed by their hashes.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const html = await new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () => pipe(collect(resolve)),
      onError: reject,
    });
  });
  return new Response(new Uint8Array(html), { status, headers });
}

function collect(done: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
