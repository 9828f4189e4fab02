import { afterEach, expect, it } from 'vitest';
import { DAY } from '#domain/time-units.ts';
import { createLog } from '../create-log.ts';
import { refuseAfter } from '../http/on-error.ts';
import { Unavailable } from '../http/unavailable.ts';
import { joinHealth, type ProcessWatch, watchProcess } from './watch-process.ts';

const log = createLog('silent');
let watch: ProcessWatch | null = null;
afterEach(() => watch?.stop());

function openWatch() {
  const clock = { now: 1_000 };
  watch = watchProcess({ longest: () => 1_200 }, () => clock.now);
  return { ...watch, clock };
}

it('a process remembers for a day which requests failed by an error of the shop', () => {
  const { describe, clock } = openWatch();
  refuseAfter(new Error('a defect'), '7KQ2M-W4XTP', log);
  refuseAfter(new Unavailable('away', 'unavailable', 'Later.'), 'AAAAA-AAAAA', log);
  expect(describe()).toEqual({ blockedFor: 1_200, failures: [{ at: 1_000, number: '7KQ2M-W4XTP' }] });
  clock.now += DAY;
  expect(describe().failures).toEqual([]);
});

it('a process remembers the last twenty', () => {
  const { describe } = openWatch();
  for (let number = 0; number < 25; number++) refuseAfter(new Error('a defect'), `${number}`, log);
  const { failures } = describe();
  expect([failures.length, failures.at(-1)?.number]).toEqual([20, '24']);
});

it('processes of a server are added up', () => {
  const one = { blockedFor: 0, failures: [{ at: 3, number: 'C' }] };
  const other = { blockedFor: 2_000, failures: [{ at: 1, number: 'A' }] };
  expect(joinHealth([one, other])).toEqual({
    blockedFor: 2_000,
    failures: [...other.failures, ...one.failures],
  });
  expect(joinHealth([])).toEqual({ blockedFor: 0, failures: [] });
});
