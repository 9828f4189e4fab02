import type { Context } from 'hono';
import type { Call } from '#contract/define-call.ts';
import { type Refusal, refuse, STATUS_OF } from './answer.ts';
import type { Environment } from './bind.ts';

/** Answers paths below /api that no call has: 405 with Allow where another method would do, else 404. */
export function apiNotFound(calls: readonly Call[]) {
  const patterns = calls.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (context: Context<Environment>): Response => {
    const methods = patterns
      .filter(({ pattern }) => pattern.test(context.req.path))
      .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method]));
    return methods.length > 0
      ? methodNotAllowed(context, [...new Set(methods)])
      : respond(context, refuse('not_found', 'There is no such call.'));
  };
}

/** Answers what is left: pages and files are only read. */
export function pageNotFound(context: Context<Environment>): Response {
  return ['GET', 'HEAD'].includes(context.req.method)
    ? respond(context, refuse('not_found', 'Not found'))
    : methodNotAllowed(context, ['GET', 'HEAD']);
}

function methodNotAllowed(context: Context<Environment>, methods: readonly string[]): Response {
  const allowed = methods.join(', ');
  context.header('Allow', allowed);
  return respond(context, refuse('method_not_allowed', `This address takes ${allowed} only.`));
}

function respond(context: Context<Environment>, { refusal }: Refusal): Response {
  return context.json(refusal, STATUS_OF[refusal.code]);
}
