import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { movedUp, nextValidity, refundableUntil, yearFrom } from './validity.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const NOW = at('2026-06-01');

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
    ['does not wait for a refunded one', [{ endsAt: at('2026-09-01'), refundedAt: NOW }], '2026-06-01'],
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

  it('never overlaps another one', () => {
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

describe('after a refund, later memberships', () => {
  const owned = (id: string, start: string, refundedAt: Date | null = null) => ({
    id,
    ...yearFrom(at(start)),
    refundedAt,
  });

  it('move up, one after the other', () => {
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

  it('wait for an active one', () => {
    const given = [
      owned('running', '2025-09-01'),
      owned('next', '2026-09-01', NOW),
      owned('last', '2027-09-01'),
    ];
    expect(movedUp(given, NOW)).toEqual([{ id: 'last', ...yearFrom(at('2026-09-01')) }]);
  });

  it('stay if no time has become free', () => {
    expect(movedUp([owned('running', '2025-09-01'), owned('next', '2026-09-01')], NOW)).toEqual([]);
  });
});

it('is refundable for 30 days', () => {
  expect(refundableUntil({ createdAt: NOW })).toEqual(at('2026-07-01'));
});
