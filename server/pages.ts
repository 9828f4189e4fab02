import type { ServerBuild } from 'react-router';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type PaymentSources, pagePolicy } from './http/security-headers.ts';

/** A rendered page, in UTF-8. `policy` is the content security policy that allows its scripts only. */
export type Page = { status: number; headers: [string, string][]; html: Buffer<ArrayBuffer>; policy: string };

/** Dispatches a call to /api without a network, as the page's visitor. */
type Dispatch = (request: Request) => Promise<Response>;

/** Receives the errors of rendering a page. */
type Report = (error: unknown) => void;

export type Pages = ReturnType<typeof createPages>;

/**
 * Renders the pages of a build, the only place where the server knows the web. `build` is called for each
 * page, so that development has the newest.
 */
export function createPages(build: () => Promise<ServerBuild>, mode: 'production' | 'development') {
  const createHandler = oncePerBuild((newest) => createRequestHandler(newest, mode));
  return async (
    request: Request,
    dispatch: Dispatch,
    payment: PaymentSources,
    report: Report,
    requestNumber: string | null = null,
  ): Promise<Page> => {
    const newest = await build();
    const context = new RouterContextProvider();
    const scripts: string[] = [];
    findProvide(newest.entry.module)(context, {
      fetch: dispatch,
      baseUrl: new URL('/api', request.url).href,
      report,
      requestNumber,
      allowScript: (script) => scripts.push(script),
    });
    const response = await createHandler(newest)(request, context);
    const html = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers: [...response.headers],
      html,
      policy: mode === 'production' ? pagePolicy(scripts, payment) : DEVELOPMENT_POLICY,
    };
  };
}

/** React Router compiles all routes with each request handler. */
function oncePerBuild<Made>(make: (build: ServerBuild) => Made): (build: ServerBuild) => Made {
  const made = new WeakMap<ServerBuild, Made>();
  return (build) => {
    const renderer = made.get(build) ?? make(build);
    made.set(build, renderer);
    return renderer;
  };
}

/** Hot reload injects scripts and talks over a web socket. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' ws: data:; img-src 'self' data: https:";

/** The services that a page needs. */
type PageServices = {
  fetch: Dispatch;
  baseUrl: string;
  report: Report;
  /** Shown on the page of an error. */
  requestNumber: string | null;
  /** Receives each inline script that the renderer writes. */
  allowScript: (script: string) => void;
};

type Provide = (context: RouterContextProvider, services: PageServices) => void;

/** Finds the export of web/entry.server.tsx beside its renderer. */
function findProvide(entry: object): Provide {
  if (!('provide' in entry)) throw new Error('web/entry.server.tsx does not export provide');
  return entry.provide as Provide;
}
