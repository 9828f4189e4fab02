import type { Context, MiddlewareHandler } from 'hono';
import { type Answer, formFor, isUnchanged } from '../cache/answer.ts';
import { type FileAnswers, isFilePath } from '../cache/file-answers.ts';
import type { SharedAnswers } from '../cache/shared-answers.ts';
import type { FindSharedRequest, SharedRequest } from '../cache/shared-keys.ts';
import type { Environment } from './bind.ts';
import type { InProcess } from './request-context.ts';
import { sharingOf } from './shown-tags.ts';
import { nothingProven } from './visitor.ts';

type Options = {
  answers: SharedAnswers;
  files: FileAnswers;
  find: FindSharedRequest;
  dispatch: (request: Request, env: InProcess) => Promise<Response>;
};

/**
 * Answers GET requests whose answer is the same for everyone from the cache, or computes them as nobody's:
 * the request that computes an answer has no headers, cookies or address of a visitor.
 */
export function shareAnswers({ answers, files, find, dispatch }: Options) {
  const fromCache: MiddlewareHandler<Environment> = async (context, next) => {
    const shared = sharedRequest(context, find);
    const cached = shared && answers.peek(shared.key);
    if (cached) {
      // A page that is computed from this answer shows what it shows.
      sharingOf(context).show?.(cached.tags);
      return send(context, cached.value);
    }
    context.set('shared', shared);
    await next();
  };

  const computed: MiddlewareHandler<Environment> = async (context, next) => {
    const { shared, requestId, secure } = context.var;
    const sharing = sharingOf(context);
    const path = filePath(context);
    if (path !== null) {
      const { origin } = new URL(context.req.url);
      const file = await files.get(path, (name, encoding) =>
        dispatch(
          new Request(origin + name, { headers: { 'Accept-Encoding': encoding } }),
          asNobody({ requestId, secure }),
        ),
      );
      return file ? send(context, file) : await next();
    }
    if (!shared) {
      if (!sharing.computes) sharing.show?.(null);
      return await next();
    }
    const { value, tags } = await answers.get(shared.key, (show) =>
      dispatch(new Request(shared.url), { ...asNobody({ requestId, secure }), show }),
    );
    sharing.show?.(tags);
    return send(context, value);
  };

  return { fromCache, computed };
}

const NOBODY = { address: 'nobody', buyerDigest: null, hasProven: nothingProven };

/** What a request brings that computes an answer for everyone. */
function asNobody(of: { requestId: string; secure: boolean }) {
  return { inProcess: { ...of, visitor: NOBODY, findStaff: async () => null }, computes: true as const };
}

/** The path of the file that is requested as a whole; null for anything else. */
function filePath(context: Context<Environment>): string | null {
  const { method, path } = context.req;
  if ((method !== 'GET' && method !== 'HEAD') || sharingOf(context).computes) return null;
  return isFilePath(path) && !context.req.header('Range') ? path : null;
}

function sharedRequest(context: Context<Environment>, find: FindSharedRequest): SharedRequest | null {
  const { method, url } = context.req;
  if ((method !== 'GET' && method !== 'HEAD') || sharingOf(context).computes) return null;
  const { host, pathname, search } = new URL(url);
  return find(pathname + search, host);
}

function send(context: Context<Environment>, answer: Answer): Response {
  const { req } = context;
  const form = formFor(answer, req.header('Accept-Encoding'));
  const headers = new Headers();
  for (let i = 0; i < form.headers.length; i += 2)
    headers.append(form.headers[i] ?? '', form.headers[i + 1] ?? '');
  if (!isUnchanged(form, req.header('If-None-Match')))
    return new Response(new Uint8Array(form.body), { status: answer.status, headers });
  headers.delete('Content-Length');
  return new Response(null, { status: 304, headers });
}
