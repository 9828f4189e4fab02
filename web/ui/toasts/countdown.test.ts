import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a countdown ends once after its milliseconds', () => {
  const end = vi.fn();
  createCountdown(4_000, end);
  vi.advanceTimersByTime(3_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(end).toHaveBeenCalledTimes(1);
});

it('a countdown does not run while it is paused', () => {
  const end = vi.fn();
  const countdown = createCountdown(4_000, end);
  vi.advanceTimersByTime(1_000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(countdown.elapsed()).toBe(1_000);
  countdown.resume();
  vi.advanceTimersByTime(2_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

it('a countdown is not changed by a second resume or pause', () => {
  const end = vi.fn();
  const countdown = createCountdown(4_000, end);
  vi.advanceTimersByTime(1_000);
  countdown.resume();
  countdown.pause();
  countdown.pause();
  countdown.resume();
  vi.advanceTimersByTime(3_000);
  expect(end).toHaveBeenCalledTimes(1);
});
