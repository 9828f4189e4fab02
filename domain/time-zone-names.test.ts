import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';
import { timeZones } from './time-zone-names.ts';

test('all zones of the engine can be chosen, UTC first', () => {
  const zones = timeZones();
  expect(zones[0]).toBe('UTC');
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.length).toBeGreaterThan(400);
  expect(zones.every(isTimeZone)).toBe(true);
});
