import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../create-log.ts';
import { watchEventLoop } from './watch-event-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an event loop that was blocked for a second or more is logged with its duration', () => {
  const log = createLog('silent');
  const warned = vi.spyOn(log, 'warn');
  let blocked = 0;
  const watch = watchEventLoop(log, () => performance.now() + blocked);
  vi.advanceTimersByTime(5_000);
  blocked += 900;
  vi.advanceTimersByTime(1_000);
  expect(warned).not.toHaveBeenCalled();
  blocked += 3_200;
  vi.advanceTimersByTime(1_000);
  expect(warned).toHaveBeenCalledExactlyOnceWith({ milliseconds: 3_200 }, 'the event loop was blocked');
  expect(watch.longest()).toBe(3_200);
  vi.advanceTimersByTime(61_000);
  expect(watch.longest()).toBe(0);
  watch.stop();
});
