import type { Context } from 'hono';
import type { Call } from '#contract/call.ts';
import { refuse, STATUS_OF } from './answer.ts';
import type { Environment } from './bind.ts';

/** Answers paths below /api that no call has: 405 with Allow where another method would do, else 404. */
export function apiNotFound(calls: readonly Call[]) {
  const patterns = calls.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (context: Context<Environment>): Response => {
    const allowed = patterns
      .filter(({ pattern }) => pattern.test(context.req.path))
      .map(({ method }) => method);
    const { refusal } =
      allowed.length > 0
        ? refuse('method_not_allowed', `This address takes ${allowed.join(', ')} only.`)
        : refuse('not_found', 'There is no such call.');
    if (allowed.length > 0) context.header('Allow', [...new Set(allowed)].join(', '));
    return context.json(refusal, STATUS_OF[refusal.code]);
  };
}
