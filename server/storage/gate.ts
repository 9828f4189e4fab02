import { SECOND } from '#domain/time-units.ts';
import { isAway } from './s3-errors.ts';

/** Requests that wait for the storage at the same time. */
const MOST = 48;

/** Milliseconds for which nothing is asked after no answer came. */
const PAUSE = 2 * SECOND;

/**
 * Keeps visitors' requests from waiting in a row for a storage that does not answer: after a failure nothing
 * is asked for a moment, and never more than a part of the requests that a shop admits.
 */
export function createGate(now: () => number = Date.now) {
  let waiting = 0;
  let closedUntil = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (now() < closedUntil) throw new Error('it did not answer a moment ago');
    if (waiting >= MOST) throw new Error(`${MOST} requests wait for it`);
    waiting++;
    try {
      return await work();
    } catch (error) {
      if (isAway(error)) closedUntil = now() + PAUSE;
      throw error;
    } finally {
      waiting--;
    }
  };
}
