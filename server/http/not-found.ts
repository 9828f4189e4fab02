import type { Context } from 'hono';
import type { Call } from '#contract/define-call.ts';
import { refuse, sendRefusal } from './answer.ts';
import type { Environment } from './bind.ts';

/** Answers unknown paths below /api: 405 with Allow where a call has another method, else 404. */
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
      : sendRefusal(context, refuse('not_found', 'There is no such call.'));
  };
}

/** Answers all other requests: pages and files can only be read. */
export function pageNotFound(context: Context<Environment>): Response {
  return ['GET', 'HEAD'].includes(context.req.method)
    ? sendRefusal(context, refuse('not_found', 'Not found'))
    : methodNotAllowed(context, ['GET', 'HEAD']);
}

function methodNotAllowed(context: Context<Environment>, methods: readonly string[]): Response {
  const allowed = methods.join(', ');
  context.header('Allow', allowed);
  return sendRefusal(context, refuse('method_not_allowed', `This address takes ${allowed} only.`));
}
