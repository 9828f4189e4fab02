import { expect, test } from 'vitest';
import { measureFormAge, signFormTime } from './form-timestamp.ts';

const opened = new Date('2026-06-15T12:00:00Z');
const after = (milliseconds: number) => new Date(opened.getTime() + milliseconds);
const stamp = signFormTime(opened, 'secret');

test('a stamp has the age of the form', () => {
  expect(measureFormAge(stamp, opened, 'secret')).toBe(0);
  expect(measureFormAge(stamp, after(2_500), 'secret')).toBe(2_500);
});

test.each([
  ['with another secret', signFormTime(opened, 'guess')],
  ['of another moment', stamp.replace(/^[^.]+/, after(-60_000).getTime().toString(36))],
  ['without a signature', stamp.split('.')[0] ?? ''],
  ['cut short', stamp.slice(0, -1)],
  ['of nothing', ''],
])('a stamp %s has no age', (_, forged) => {
  expect(measureFormAge(forged, after(2_500), 'secret')).toBeNull();
});
