import { describe, expect, it } from 'vitest';
import { judgeGrowth, judgeLevel, type Point } from './flatness.ts';

const series = (valueAt: (at: number) => number, count = 90): Point[] =>
  Array.from({ length: count }, (_, at) => ({ at, value: valueAt(at) }));

const TOLERANCE = { share: 0.1, slack: 5 };

describe('a level', () => {
  it('is flat if it only rises while the shop warms up', () => {
    const warming = series((at) => Math.min(at * 10, 250));
    expect(judgeLevel(warming, TOLERANCE)).toEqual({ second: 250, last: 250, isFlat: true });
  });

  it('is not flat if it goes on rising', () => {
    expect(
      judgeLevel(
        series((at) => 100 + at),
        TOLERANCE,
      ).isFlat,
    ).toBe(false);
  });

  it('is flat if only faults move single samples', () => {
    const struck = series((at) => (at % 20 === 19 ? 5_000 : 200));
    expect(judgeLevel(struck, TOLERANCE)).toMatchObject({ second: 200, last: 200, isFlat: true });
  });

  it('may differ by the slack where values are small', () => {
    expect(
      judgeLevel(
        series((at) => (at < 60 ? 1 : 6)),
        TOLERANCE,
      ).isFlat,
    ).toBe(true);
    expect(
      judgeLevel(
        series((at) => (at < 60 ? 1 : 7)),
        TOLERANCE,
      ).isFlat,
    ).toBe(false);
  });

  it('needs samples in each third', () => {
    expect(() =>
      judgeLevel(
        series(() => 1, 4),
        TOLERANCE,
      ),
    ).toThrow('too few samples');
  });
});

describe('growth', () => {
  it('is flat if each unit of work adds the same, however much is done', () => {
    const orders = series((at) => (at < 60 ? at : 60 + (at - 60) * 3));
    const rows = orders.map(({ at, value }) => ({ at, value: value * 4 }));
    expect(judgeGrowth(rows, orders, TOLERANCE)).toEqual({ second: 4, last: 4, isFlat: true });
  });

  it('is not flat if a unit of work adds more than before', () => {
    const orders = series((at) => at);
    const rows = series((at) => at ** 2);
    expect(judgeGrowth(rows, orders, TOLERANCE).isFlat).toBe(false);
  });
});
