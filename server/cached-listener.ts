import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { formFor, isUnchanged, type SharedAnswers } from './cache/shared-answers.ts';
import type { FindSharedRequest } from './cache/shared-keys.ts';
import { routeOf } from './http/request-log.ts';

type Options = { answers: SharedAnswers; find: FindSharedRequest; log: Logger; next: RequestListener };

/** Answers what is cached before the application sees the request; passes everything else on. */
export function cachedListener({ answers, find, log, next }: Options): RequestListener {
  return (request, response) => {
    const { method, url = '/', headers } = request;
    const isHead = method === 'HEAD';
    const shared = method === 'GET' || isHead ? find(url, headers.host) : null;
    const answer = shared && answers.peek(shared.key);
    if (!answer) {
      next(request, response);
      return;
    }
    const encoding = headers['accept-encoding'];
    const form = formFor(answer, Array.isArray(encoding) ? encoding.join() : encoding);
    const status = isUnchanged(form, headers['if-none-match']) ? 304 : answer.status;
    response.writeHead(status, form.headers as string[]);
    response.end(isHead || status === 304 ? undefined : form.body);
    const path = routeOf(url.split('?', 1)[0] ?? url);
    log.info({ requestId: randomUUID(), method, path, status, milliseconds: 0, cached: true }, 'request');
  };
}
