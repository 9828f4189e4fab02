import type { Context, ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import type { FailureBody } from '#contract/failure.ts';
import { isDatabaseUnavailable, isSerializationFailure, isStatementTimeout } from '#db/database-errors.ts';
import { refuse, STATUS_OF } from './answer.ts';
import type { Environment } from './bind.ts';
import { Unavailable } from './unavailable.ts';

/** Seconds to wait where something is away for a moment. */
const RETRY_AFTER = '5';

/**
 * Turns what was thrown into an answer: 503 for what comes back by itself, else a plain 500 with the
 * request's id.
 */
export function onError(log: Logger): ErrorHandler<Environment> {
  return (error, context) => {
    const { requestId } = context.var;
    const away = whatIsAway(error);
    log[away ? 'warn' : 'error']({ requestId, err: error }, away ? 'unavailable' : 'request failed');
    if (away) {
      context.header('Retry-After', RETRY_AFTER);
      return answer(context, away);
    }
    return answer(context, {
      ...refuse('internal', 'Something went wrong on our side. Please try again.').refusal,
      requestId,
    });
  };
}

function whatIsAway(error: Error): FailureBody | null {
  if (error instanceof Unavailable) return refuse(error.code, error.words).refusal;
  if (isDatabaseUnavailable(error) || isStatementTimeout(error) || isSerializationFailure(error))
    return refuse('unavailable', 'The shop is busy for a moment. Please try again.').refusal;
  return null;
}

function answer(context: Context, failure: FailureBody): Response {
  return context.json(failure, STATUS_OF[failure.code]);
}
