import { expect, test } from 'vitest';
import { ageOfStamp, stampOpening } from './opening-stamp.ts';

const opened = new Date('2026-06-15T12:00:00Z');
const after = (milliseconds: number) => new Date(opened.getTime() + milliseconds);
const stamp = stampOpening(opened, 'secret');

test('a stamp tells how long ago it was given', () => {
  expect(ageOfStamp(stamp, opened, 'secret')).toBe(0);
  expect(ageOfStamp(stamp, after(2_500), 'secret')).toBe(2_500);
});

test.each([
  ['with another secret', stampOpening(opened, 'guess')],
  ['of another moment', stamp.replace(/^[^.]+/, after(-60_000).getTime().toString(36))],
  ['without a signature', stamp.split('.')[0] ?? ''],
  ['cut short', stamp.slice(0, -1)],
  ['of nothing', ''],
])('one %s tells nothing', (_, forged) => {
  expect(ageOfStamp(forged, after(2_500), 'secret')).toBeNull();
});
