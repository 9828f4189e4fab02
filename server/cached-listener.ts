import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { type Answer, formFor, isUnchanged } from './cache/answer.ts';
import type { FileAnswers } from './cache/file-answers.ts';
import type { SharedAnswers } from './cache/shared-answers.ts';
import type { FindSharedRequest } from './cache/shared-keys.ts';
import { HEALTH_CHECKS } from './http/health-routes.ts';
import { loggedPath } from './http/logged-path.ts';
import type { OwnChanges } from './http/own-changes.ts';
import type { Reach } from './http/reached-by-others.ts';
import type { Sent } from './http/sent-directly.ts';

type Options = {
  answers: SharedAnswers;
  files: FileAnswers;
  find: FindSharedRequest;
  ownChanges: OwnChanges | null;
  reach: Reach;
  log: Logger;
  next: RequestListener;
};

type Found = { answer: Answer; headers?: readonly string[] };

/** Answers what is cached before the application sees the request; passes everything else on. */
export function cachedListener({
  answers,
  files,
  find,
  ownChanges,
  reach,
  log,
  next,
}: Options): RequestListener {
  function findAnswer(url: string, { host, range, cookie }: IncomingHttpHeaders): Found | undefined {
    const file = files.peek(url);
    // A part of a file is read from the disk.
    if (file) return range === undefined ? { answer: file } : undefined;
    const shared = find(url, host);
    if (!shared || (ownChanges && ownChanges.unknownTo(cookie) !== null)) return undefined;
    const current = answers.peek(shared.key)?.value;
    if (current) return { answer: current };
    // A call is part of a page, which would show it without a word.
    return shared.sharedCall ? undefined : answers.peekStale(shared.key);
  }

  return (request, response) => {
    const { method, url = '/', headers } = request;
    // HAProxy checks by HTTP/1.0 without a host, which the application would refuse.
    if (HEALTH_CHECKS.has(url)) headers.host ??= 'localhost';
    const isHead = method === 'HEAD';
    const found = method === 'GET' || isHead ? findAnswer(url, headers) : undefined;
    if (!found) {
      next(request, response);
      return;
    }
    reach.notice({
      peer: request.socket.remoteAddress ?? 'unknown',
      headers: joinHeaders(headers),
      httpVersion: request.httpVersion,
    });
    const { answer, headers: more = [] } = found;
    const encoding = headers['accept-encoding'];
    const form = formFor(answer, Array.isArray(encoding) ? encoding.join() : encoding);
    const status = isUnchanged(form, headers['if-none-match']) ? 304 : answer.status;
    response.writeHead(status, more.length > 0 ? [...form.headers, ...more] : (form.headers as string[]));
    response.end(isHead || status === 304 ? undefined : form.body);
    const query = url.indexOf('?');
    const path = loggedPath(query < 0 ? url : url.slice(0, query));
    log.info({ requestId: randomUUID(), method, path, status, milliseconds: 0, cached: true }, 'request');
  };
}

/** Joins repeated headers, as a Fetch request does. */
function joinHeaders(headers: IncomingHttpHeaders): Sent['headers'] {
  return {
    has: (name) => headers[name] !== undefined,
    get: (name) => headers[name]?.toString() ?? null,
  };
}
