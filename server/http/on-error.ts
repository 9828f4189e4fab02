import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, isSerializationFailure, isStatementTimeout } from '#db/database-errors.ts';
import { type FailureEvent, failureChannel } from '../async/work-channels.ts';
import { type Refusal, refuse, sendRefusal } from './answer.ts';
import type { Environment } from './bind.ts';
import { BodyLost } from './read-json.ts';
import { Unavailable } from './unavailable.ts';

/** Seconds to wait for a temporary failure to pass. */
const RETRY_AFTER = 5;

/** Makes an answer of an exception: 503 for a temporary failure, else a plain 500 with the request's id. */
export function onError(log: Logger): ErrorHandler<Environment> {
  return (error, context) => sendRefusal(context, refuseAfter(error, context.var.requestId, log));
}

/** Returns the refusal that answers a request which failed with this error, which is logged. */
export function refuseAfter(error: unknown, requestId: string, log: Logger): Refusal {
  if (error instanceof BodyLost) {
    log.info({ requestId }, 'the body of a request did not arrive');
    return refuse('request_timeout', 'The request took too long to arrive.');
  }
  const temporary = temporaryFailure(error);
  log[temporary ? 'warn' : 'error']({ requestId, err: error }, temporary ? 'unavailable' : 'request failed');
  if (!temporary) failureChannel.publish({ requestId } satisfies FailureEvent);
  const message = `Something went wrong on our side. Please try again, or report the number ${requestId}.`;
  return temporary ?? refuse('internal', message, { requestId });
}

function temporaryFailure(error: unknown): Refusal | null {
  if (error instanceof Unavailable)
    return { ...refuse(error.code, error.userMessage), retryAfter: RETRY_AFTER };
  if (isDatabaseUnavailable(error) || isStatementTimeout(error) || isSerializationFailure(error)) {
    const message = 'The shop is busy for a moment. Please try again.';
    return { ...refuse('unavailable', message), retryAfter: RETRY_AFTER };
  }
  return null;
}
