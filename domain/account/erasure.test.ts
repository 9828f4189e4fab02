import { describe, expect, it } from 'vitest';
import { type ErasureObstacle, erasedEmail, explainObstacles, isErasedEmail } from './erasure.ts';

const orders = (...ids: string[]): ErasureObstacle[] => ids.map((id) => ({ kind: 'order', id }));

describe('an erasure that has to wait', () => {
  it.each<[string, ErasureObstacle[], string]>([
    ['one order', orders('A'), 'A is not delivered yet: please try again after that, or cancel it.'],
    ['many orders', orders('A', 'B', 'C', 'D', 'E'), 'A, B, C and 2 more are not delivered yet'],
    ['a payment', [{ kind: 'payment', id: 'A' }], 'please try again in an hour'],
    ['a refund', [{ kind: 'refund', id: 'A' }], 'for up to ten days: A.'],
    ['a dispute', [{ kind: 'dispute', id: 'A' }], 'Your bank has not decided about a payment yet: A.'],
    [
      'two memberships',
      [
        { kind: 'membership', id: 'A', until: new Date('2027-03-01T12:00:00Z') },
        { kind: 'membership', id: 'B', until: new Date('2027-09-01T12:00:00Z') },
      ],
      'Your membership lasts until September 1, 2027.',
    ],
  ])('says how long because of %s', (_, obstacles, words) => {
    expect(explainObstacles(obstacles, 'UTC')).toContain(words);
  });

  it('names every cause once', () => {
    const all = explainObstacles([{ kind: 'return', id: 'RT' }, ...orders('A', 'B')], 'UTC');
    expect(all).toBe(
      'Your data is still needed. A, B are not delivered yet: please try again after that, or cancel them. ' +
        'Until a return is closed, we need to know who sends it: RT.',
    );
  });
});

it('an erased address is recognized, and nobody else’s', () => {
  expect(isErasedEmail(erasedEmail('0123456789abcdef'))).toBe(true);
  expect(isErasedEmail('ada@example.com')).toBe(false);
});
