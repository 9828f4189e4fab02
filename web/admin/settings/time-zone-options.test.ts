import { expect, it } from 'vitest';
import { findTimeZones, timeZoneOption } from './time-zone-options.ts';

const now = new Date('2026-11-26T21:05:00Z');
const searchZones = (text: string) => findTimeZones(text, now).map(({ value }) => value);

it('finds a zone by its city, its region or both, however they are written', () => {
  for (const text of ['los angeles', 'Los_Angeles', 'AMERICA/LOS', 'angeles america'])
    expect(searchZones(text)).toEqual(['America/Los_Angeles']);
});

it('finds a zone by the name that its city has today', () => {
  for (const [text, zone] of [
    ['kolkata', 'Asia/Kolkata'],
    ['kathm', 'Asia/Kathmandu'],
    ['kyiv', 'Europe/Kyiv'],
  ])
    expect(searchZones(text ?? '')).toEqual([zone]);
});

it('offers all zones for an empty text, UTC first', () => {
  expect(searchZones('')[0]).toBe('UTC');
  expect(searchZones(' ').length).toBeGreaterThan(400);
  expect(searchZones('Olympus')).toEqual([]);
});

it('shows the current time of a zone', () => {
  expect(timeZoneOption('America/Los_Angeles', now)).toEqual({
    value: 'America/Los_Angeles',
    label: 'America/Los Angeles',
    hint: '1:05 PM PST',
  });
});
