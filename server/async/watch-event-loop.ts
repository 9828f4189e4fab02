import type { Logger } from 'pino';
import { MINUTE, SECOND } from '#domain/time-units.ts';

/** Milliseconds between two ticks, and the delay of one from which the log says so. */
const TICK = SECOND / 2;
const LONG = SECOND;

export type EventLoopWatch = ReturnType<typeof watchEventLoop>;

/**
 * Logs each time that the process did nothing else for a second or more: while it computed, collected garbage
 * or was stopped. A timer that comes late shows it, and wakes a process at rest only twice a second.
 */
export function watchEventLoop(log: Logger, now: () => number = () => performance.now()) {
  let tickedAt = now();
  let blocks: { at: number; milliseconds: number }[] = [];
  const timer = setInterval(() => {
    const at = now();
    const milliseconds = Math.round(at - tickedAt - TICK);
    tickedAt = at;
    if (milliseconds < LONG) return;
    blocks = [...blocks.filter((block) => at - block.at < MINUTE), { at, milliseconds }];
    log.warn({ milliseconds }, 'the event loop was blocked');
  }, TICK).unref();

  return {
    /** Milliseconds of the longest block within the last minute; 0 without one. */
    longest: (): number =>
      Math.max(0, ...blocks.filter((block) => now() - block.at < MINUTE).map((block) => block.milliseconds)),
    stop: () => clearInterval(timer),
  };
}
