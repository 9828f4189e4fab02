import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time-units.ts';
import { ageAtNextLook, LEFT_TO_PERSON } from './look-schedule.ts';

const looking = { looks: 1, holdTime: 15 * MINUTE, after: MINUTE };

describe('an open payment', () => {
  it.each([
    ['a minute old, after the shortest pause', MINUTE, 2 * MINUTE],
    ['ten minutes old, when its hold ends', 10 * MINUTE, 15 * MINUTE],
    ['twenty minutes old, when the wait for its order ends', 20 * MINUTE + 1, 30 * MINUTE],
    ['two hours old, after an hour', 2 * HOUR, 3 * HOUR],
    ['a day old, after a quarter of its age', DAY, DAY + 6 * HOUR],
    ['ten days old, after a day', 10 * DAY, 11 * DAY],
  ])('%s, is looked at again', (_, age, next) => {
    expect(ageAtNextLook({ ...looking, age })).toBe(next);
  });

  it('is left to a person after two weeks of looks', () => {
    let age: number | null = MINUTE;
    let looks = 0;
    let last = 0;
    while (age !== null) {
      looks++;
      last = age;
      age = ageAtNextLook({ ...looking, age, looks });
    }
    expect(last).toBeGreaterThanOrEqual(LEFT_TO_PERSON.age);
    expect(last).toBeLessThan(LEFT_TO_PERSON.age + 2 * DAY);
    expect(looks).toBeLessThan(70);
  });

  it('from an old backup is not left to a person before it was looked at', () => {
    expect(ageAtNextLook({ ...looking, age: 90 * DAY })).toBe(91 * DAY);
  });
});
