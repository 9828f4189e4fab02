import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import {
  type Answer,
  type Computed,
  type Form,
  formFor,
  isUnchanged,
  readResponse,
} from '../cache/answer.ts';
import { type FileAnswers, isFilePath } from '../cache/file-answers.ts';
import type { SharedAnswers } from '../cache/shared-answers.ts';
import type { FindSharedRequest, SharedCall, SharedRequest } from '../cache/shared-keys.ts';
import { findStatus, toJson } from './answer.ts';
import type { Environment, SharedCalls } from './bind.ts';
import { listHeaders } from './list-headers.ts';
import { refuseAfter } from './on-error.ts';
import type { InProcess } from './request-context.ts';
import { buildSecurityHeaders } from './security-headers.ts';
import { findSharing, type Show } from './shown-tags.ts';
import { NOTHING_PROVEN } from './visitor.ts';

type Options = {
  answers: SharedAnswers;
  files: FileAnswers;
  find: FindSharedRequest;
  calls: SharedCalls;
  dispatch: (request: Request, env: InProcess) => Promise<Response>;
  log: Logger;
};

/**
 * Answers GET requests whose answer is the same for everyone from the cache, or computes them without the
 * headers, cookies and IP of a visitor. Calls are answered by their handlers directly, pages by a request of
 * their own.
 */
export function shareAnswers({ answers, files, find, calls, dispatch, log }: Options) {
  const fromCache: MiddlewareHandler<Environment> = async (context, next) => {
    const shared = sharedRequest(context, find);
    const cached = shared && answers.peek(shared.key);
    if (cached) {
      // A page that is computed from this answer shows what it shows.
      findSharing(context).show?.(cached.tags);
      return send(context, cached.value);
    }
    const stale = shared && !shared.sharedCall && answers.peekStale(shared.key);
    if (stale) return send(context, stale.answer, stale.headers);
    context.set('shared', shared);
    await next();
  };

  const computed: MiddlewareHandler<Environment> = async (context, next) => {
    const shared = context.get('shared');
    const sharing = findSharing(context);
    const path = filePath(context);
    if (path !== null) {
      const { origin } = new URL(context.req.url);
      const file = await files.get(path, (name, encoding) =>
        dispatch(new Request(origin + name, { headers: { 'Accept-Encoding': encoding } }), asNobody(context)),
      );
      return file ? send(context, file) : await next();
    }
    if (!shared) {
      if (!sharing.computes) sharing.show?.(null);
      return await next();
    }
    // A call is part of a page, which would show it without a word.
    const stale = shared.sharedCall ? undefined : await answers.findStale(shared.key);
    if (stale) return send(context, stale.answer, stale.headers);
    const { value, tags } = await answers.get(shared.key, async (show) =>
      shared.sharedCall
        ? await answerCall(shared.sharedCall, shared.url, context.var, show)
        : await readResponse(await dispatch(new Request(shared.url), { ...asNobody(context), show })),
    );
    sharing.show?.(tags);
    return send(context, value);
  };

  async function answerCall(
    { call, input }: SharedCall,
    url: string,
    { requestId, secure }: Pick<Environment['Variables'], 'requestId' | 'secure'>,
    show: Show,
  ): Promise<Computed> {
    const handle = calls.get(call.path);
    if (!handle) throw new Error(`${call.path} is shared and not bound`);
    const answer = await handle(input, show).catch((error: unknown) => refuseAfter(error, requestId, log));
    const headers: [string, string][] = [['content-type', 'application/json']];
    if (answer.ok) headers.push(...listHeaders(answer, url));
    else if (answer.retryAfter) headers.push(['retry-after', String(answer.retryAfter)]);
    return {
      status: answer.ok ? call.status : findStatus(answer.refusal),
      headers: [...headers, ...buildSecurityHeaders(secure)],
      body: Buffer.from(toJson(answer.ok ? answer.body : answer.refusal)),
    };
  }

  /** Answers a call that a shared page makes; null for one that is not shared. */
  async function inProcess(request: Request, { inProcess, show }: InProcess): Promise<Response | null> {
    const { method, url } = request;
    const shared = show && method === 'GET' ? findByUrl(url, find) : null;
    const sharedCall = shared?.sharedCall;
    if (!sharedCall) return null;
    const { value, tags } =
      answers.peek(shared.key) ??
      (await answers.get(shared.key, (shows) => answerCall(sharedCall, shared.url, inProcess, shows)));
    show?.(tags);
    return createResponse(value, formFor(value, undefined));
  }

  return { fromCache, computed, inProcess };
}

const NOBODY = {
  ip: 'nobody',
  isOnThisMachine: async () => false,
  buyerDigest: null,
  cartToken: null,
  ...NOTHING_PROVEN,
};

/** Builds the context of a request that computes an answer for everyone. */
function asNobody(context: Context<Environment>) {
  const of = { requestId: context.get('requestId'), secure: context.get('secure') };
  return { inProcess: { ...of, visitor: NOBODY, findStaff: async () => null }, computes: true as const };
}

/** Returns the path of the file that is requested as a whole; null for anything else. */
function filePath(context: Context<Environment>): string | null {
  const { method, path } = context.req;
  if ((method !== 'GET' && method !== 'HEAD') || findSharing(context).computes) return null;
  return isFilePath(path) && !context.req.header('Range') ? path : null;
}

function sharedRequest(context: Context<Environment>, find: FindSharedRequest): SharedRequest | null {
  const { method, url } = context.req;
  if ((method !== 'GET' && method !== 'HEAD') || findSharing(context).computes) return null;
  return findByUrl(url, find);
}

function findByUrl(url: string, find: FindSharedRequest): SharedRequest | null {
  // Absolute and normalized by the server: parsing it would cost as much as finding the answer.
  const host = url.indexOf('//') + 2;
  const path = url.indexOf('/', host);
  return find(url.slice(path), url.slice(host, path));
}

function send(context: Context<Environment>, answer: Answer, more: readonly string[] = []): Response {
  const { req } = context;
  const made = formFor(answer, req.header('Accept-Encoding'));
  const form = more.length > 0 ? { ...made, headers: [...made.headers, ...more] } : made;
  if (!isUnchanged(form, req.header('If-None-Match'))) return createResponse(answer, form);
  const headers = toHeaders(form);
  headers.delete('Content-Length');
  return new Response(null, { status: 304, headers });
}

function createResponse({ status }: Answer, form: Form): Response {
  return new Response(new Uint8Array(form.body), { status, headers: toHeaders(form) });
}

function toHeaders({ headers: alternating }: Form): Headers {
  const headers = new Headers();
  for (let i = 0; i < alternating.length; i += 2)
    headers.append(alternating[i] ?? '', alternating[i + 1] ?? '');
  return headers;
}
