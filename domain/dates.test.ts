import { expect, it, test } from 'vitest';
import {
  formatFullDate,
  formatLongDate,
  formatLongDateTime,
  formatShortDate,
  formatSortableTime,
  formatTime,
  isDay,
} from './dates.ts';

const evening = new Date('2026-11-26T21:05:00Z');

it('writes a day in US English, in the time zone', () => {
  expect(formatLongDate(evening, 'UTC')).toBe('November 26, 2026');
  expect(formatLongDate(evening, 'Asia/Kathmandu')).toBe('November 27, 2026');
  expect(formatFullDate(evening, 'Asia/Kathmandu')).toBe('Friday, November 27, 2026');
  expect(formatShortDate(evening, 'America/Los_Angeles')).toBe('Nov 26, 2026');
});

it('writes a time with plain spaces and the name of the zone', () => {
  expect(formatLongDateTime(evening, 'UTC')).toBe('November 26, 2026 at 9:05 PM UTC');
  expect(formatLongDateTime(evening, 'America/Los_Angeles')).toBe('November 26, 2026 at 1:05 PM PST');
  expect(formatLongDateTime(evening, 'Asia/Kathmandu')).toBe('November 27, 2026 at 2:50 AM GMT+5:45');
  expect(formatTime(new Date('2026-07-01T00:00:00Z'), 'UTC')).toBe('12:00 AM UTC');
});

it('writes a sortable time for spreadsheets', () => {
  expect(formatSortableTime(evening, 'UTC')).toBe('2026-11-26 21:05:00');
  expect(formatSortableTime(evening, 'America/Los_Angeles')).toBe('2026-11-26 13:05:00');
  expect(formatSortableTime(new Date('2026-07-01T00:00:00Z'), 'UTC')).toBe('2026-07-01 00:00:00');
});

it('falls back to UTC for a zone unknown to the engine', () => {
  expect(formatLongDateTime(evening, 'Mars/Olympus')).toBe('November 26, 2026 at 9:05 PM UTC');
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
])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});
