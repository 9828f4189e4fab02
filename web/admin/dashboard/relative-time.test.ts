import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

test.each([
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T12:00:09Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2025-11-21T12:00:00Z', '365 days ago'],
])('%s is %s', (timestamp, words) => {
  expect(relativeTime(timestamp, Date.parse('2026-11-21T12:00:00Z'))).toBe(words);
});
