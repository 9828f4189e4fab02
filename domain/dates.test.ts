import { expect, it } from 'vitest';
import { formatLongDate, formatLongDateTime } from './dates.ts';

const evening = new Date('2026-11-26T21:05:00Z');

it('writes a day in US English, in UTC', () => {
  expect(formatLongDate(evening)).toBe('November 26, 2026');
  expect(formatLongDate(new Date('2026-11-26T23:59:59.999Z'))).toBe('November 26, 2026');
});

it('writes a moment with plain spaces', () => {
  expect(formatLongDateTime(evening)).toBe('November 26, 2026 at 9:05 PM');
});
