import { expect, it, test } from 'vitest';
import { explainDays, isAnnounced } from './announcement-texts.ts';

const SALE = { text: 'Sale', link: '', firstDay: '2026-12-01', lastDay: '2026-12-24' };

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2026-12-24', true],
  ['2026-12-25', false],
])('an announcement of December 1 to 24 is shown on %s: %s', (day, isShown) => {
  expect(isAnnounced(SALE, day)).toBe(isShown);
});

it('an announcement without days is shown at any time, and none without a text', () => {
  expect(isAnnounced({ ...SALE, firstDay: '', lastDay: '' }, '2030-01-01')).toBe(true);
  expect(isAnnounced({ ...SALE, text: '' }, '2026-12-02')).toBe(false);
});

it('an announcement that ends before it begins is explained at its last day', () => {
  expect(explainDays({ ...SALE, lastDay: '2026-11-30' })).toEqual({
    lastDay: 'The last day is before the first one',
  });
  expect(explainDays(SALE)).toBeNull();
  expect(explainDays({ ...SALE, firstDay: '' })).toBeNull();
});
