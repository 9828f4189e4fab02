import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time-units.ts';
import { isToBeReminded, reminderTime } from './reminder.ts';

const at = new Date('2026-11-23T08:00:00Z');
const earlier = (time: number) => new Date(at.getTime() - time);

describe('a checkout that is not finished', () => {
  it('is reminded of ten hours after the address was typed', () => {
    expect(reminderTime({ at, remindedAt: null, stoppedAt: null })).toEqual(new Date('2026-11-23T18:00:00Z'));
  });

  it.each([
    ['a day after the last reminder', { remindedAt: earlier(DAY), stoppedAt: null }, false],
    [
      'a minute too soon after it',
      { remindedAt: earlier(7 * DAY - 10 * HOUR - 60_000), stoppedAt: null },
      false,
    ],
    ['seven days after it', { remindedAt: earlier(7 * DAY - 10 * HOUR), stoppedAt: null }, true],
    ['after its owner asked for no more', { remindedAt: null, stoppedAt: earlier(300 * DAY) }, false],
  ])('%s', (_, known, isReminded) => {
    expect(reminderTime({ at, ...known }) !== null).toBe(isReminded);
  });
});

describe('a reminder that is due', () => {
  const due = { isTurnedOn: true, stoppedAt: null, hasBought: false, buyable: 1 };

  it.each([
    ['is sent', {}, true],
    ['is not where the shop has turned it off', { isTurnedOn: false }, false],
    ['is not after its owner has stopped it', { stoppedAt: at }, false],
    ['is not after the address has bought', { hasBought: true }, false],
    ['is not if nothing of it can be bought', { buyable: 0 }, false],
  ])('%s', (_, changes, isSent) => {
    expect(isToBeReminded({ ...due, ...changes })).toBe(isSent);
  });
});
