import type { ProcessHealth } from '#domain/status/facts.ts';
import { DAY } from '#domain/time-units.ts';
import type { EventLoopWatch } from '../async/watch-event-loop.ts';
import { type FailureEvent, failureChannel } from '../async/work-channels.ts';

/** Failed requests that are remembered: more say nothing more. */
const MOST = 20;

export type ProcessWatch = ReturnType<typeof watchProcess>;

/** Remembers what the status screen says of this process: its last failed requests, and its blocks. */
export function watchProcess(eventLoop: Pick<EventLoopWatch, 'longest'>, now: () => number = Date.now) {
  let failures: ProcessHealth['failures'] = [];
  const remember = (event: unknown) => {
    const { requestId: number } = event as FailureEvent;
    failures = [...failures, { at: now(), number }].slice(-MOST);
  };
  failureChannel.subscribe(remember);
  return {
    describe: (): ProcessHealth => ({
      blockedFor: eventLoop.longest(),
      failures: failures.filter(({ at }) => now() - at < DAY),
    }),
    stop: () => void failureChannel.unsubscribe(remember),
  };
}

/** Adds up how several processes of a server are. */
export function joinHealth(processes: readonly ProcessHealth[]): ProcessHealth {
  return {
    blockedFor: Math.max(0, ...processes.map(({ blockedFor }) => blockedFor)),
    failures: processes
      .flatMap(({ failures }) => failures)
      .sort((a, b) => a.at - b.at)
      .slice(-MOST),
  };
}
