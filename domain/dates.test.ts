import { expect, it, test } from 'vitest';
import { formatLongDate, formatLongDateTime, isDay } from './dates.ts';

const evening = new Date('2026-11-26T21:05:00Z');

it('writes a day in US English, in UTC', () => {
  expect(formatLongDate(evening)).toBe('November 26, 2026');
  expect(formatLongDate(new Date('2026-11-26T23:59:59.999Z'))).toBe('November 26, 2026');
});

it('writes a moment with plain spaces', () => {
  expect(formatLongDateTime(evening)).toBe('November 26, 2026 at 9:05 PM');
});

test.each(['2026-11-26', '2024-02-29', '1900-01-01', '2999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '',
  'garbage',
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '0026-11-26',
  '3000-01-01',
  '2026-11-26T00:00',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});
