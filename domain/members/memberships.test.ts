import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { purposeOf } from '../checkout/purpose.ts';
import { membershipIdFrom, orderIdFrom } from '../ids.ts';
import { membershipState } from './membership-state.ts';
import { featuresOf, MEMBERSHIP_PLANS, planOf } from './plan.ts';
import { movedUp, nextValidity, refundableUntil, yearFrom } from './validity.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const NOW = at('2026-06-01');

describe('the plans', () => {
  it('cost what the specification says, the middle one being the most popular', () => {
    expect(MEMBERSHIP_PLANS.map(({ name, price, isMostPopular }) => [name, price, isMostPopular])).toEqual([
      ['Basic', 49_900, false],
      ['Standard', 79_900, true],
      ['Premium', 100_000, false],
    ]);
  });

  it('promise more the more they cost', () => {
    const discounts = MEMBERSHIP_PLANS.map(({ benefit }) => benefit.discountBasisPoints);
    expect(discounts).toEqual(discounts.toSorted((a, b) => a - b));
    expect(new Set(discounts).size).toBe(3);
  });

  it('say in words what the checkout takes off', () => {
    expect(featuresOf(planOf('standard'))).toEqual(
      expect.arrayContaining(['Free shipping on every order', '10% off every order, sale prices included']),
    );
  });
});

describe('a year', () => {
  test.each([
    ['2026-06-01', '2027-06-01'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
    ['2026-12-31', '2027-12-31'],
  ])('from %s ends on %s', (start, end) => {
    expect(yearFrom(at(start))).toEqual({ startsAt: at(start), endsAt: at(end) });
  });
});

describe('a membership bought now', () => {
  test.each([
    ['begins now for who has none', [], '2026-06-01'],
    ['begins when the running one ends', [{ endsAt: at('2026-09-01'), refundedAt: null }], '2026-09-01'],
    ['begins now when the last one is over', [{ endsAt: at('2026-05-01'), refundedAt: null }], '2026-06-01'],
    ['does not wait for one given back', [{ endsAt: at('2026-09-01'), refundedAt: NOW }], '2026-06-01'],
    [
      'begins after the last of several',
      [
        { endsAt: at('2027-09-01'), refundedAt: null },
        { endsAt: at('2026-09-01'), refundedAt: null },
      ],
      '2027-09-01',
    ],
  ])('%s', (_, others, start) => {
    expect(nextValidity(others, NOW)).toEqual(yearFrom(at(start)));
  });

  it('never overlaps another one, however many there are', () => {
    const ends = fc.array(fc.date({ min: at('2020-01-01'), max: at('2030-01-01'), noInvalidDate: true }));
    fc.assert(
      fc.property(ends, (others) => {
        const { startsAt } = nextValidity(
          others.map((endsAt) => ({ endsAt, refundedAt: null })),
          NOW,
        );
        expect(others.every((endsAt) => endsAt <= startsAt)).toBe(true);
        expect(startsAt >= NOW).toBe(true);
      }),
    );
  });
});

describe('when one is given back, those that follow it', () => {
  const owned = (id: string, start: string, refundedAt: Date | null = null) => ({
    id,
    ...yearFrom(at(start)),
    refundedAt,
  });

  it('begin now, one after the other', () => {
    const given = [
      owned('first', '2026-05-20', NOW),
      owned('second', '2027-05-20'),
      owned('third', '2028-05-20'),
    ];
    expect(movedUp(given, NOW)).toEqual([
      { id: 'second', ...yearFrom(NOW) },
      { id: 'third', ...yearFrom(at('2027-06-01')) },
    ]);
  });

  it('wait for one that still runs', () => {
    const given = [
      owned('running', '2025-09-01'),
      owned('next', '2026-09-01', NOW),
      owned('last', '2027-09-01'),
    ];
    expect(movedUp(given, NOW)).toEqual([{ id: 'last', ...yearFrom(at('2026-09-01')) }]);
  });

  it('stay where nothing has become free', () => {
    expect(movedUp([owned('running', '2025-09-01'), owned('next', '2026-09-01')], NOW)).toEqual([]);
  });
});

it('can be given back for 30 days', () => {
  expect(refundableUntil({ createdAt: NOW })).toEqual(at('2026-07-01'));
});

describe('at a moment a membership is', () => {
  const runs = yearFrom(NOW);
  test.each([
    ['active from its start', NOW, null, 'active'],
    ['upcoming before', new Date(NOW.getTime() - 1), null, 'upcoming'],
    ['active until its end', new Date(runs.endsAt.getTime() - 1), null, 'active'],
    ['expired from its end', runs.endsAt, null, 'expired'],
    ['refunded once its money went back', NOW, NOW, 'refunded'],
  ])('%s', (_, moment, refundedAt, state) => {
    expect(membershipState({ ...runs, refundedAt }, moment)).toBe(state);
  });
});

it('has an id that tells a payment for it from one for an order', () => {
  const seed = new Uint8Array(16).fill(7);
  expect(purposeOf(membershipIdFrom(seed))).toBe('membership');
  expect(purposeOf(orderIdFrom(seed))).toBe('order');
  expect(purposeOf('MX-0000-0000-0000-0000')).toBeNull();
});
