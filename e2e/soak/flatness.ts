/** A value at a time; both in any unit. */
export type Point = { at: number; value: number };

/** What may differ between the second and the last third of a run. */
export type Tolerance = {
  /** The share by which the last third may be above the second. */
  share: number;
  /** What is added to it, in the unit of the value: small values vary by more than a share. */
  slack: number;
};

/** The result of a comparison, in the unit of the value. */
export type Flatness = { second: number; last: number; isFlat: boolean };

/**
 * Compares the medians of the last and of the second third: the first third warms caches and pools, and each
 * third has several turns of all faults. Medians, because a fault moves single samples. Throws if a third has
 * too few samples.
 */
export function judgeLevel(points: readonly Point[], tolerance: Tolerance): Flatness {
  const [, second, last] = splitIntoThirds(points);
  return compare(median(second), median(last), tolerance);
}

/**
 * Compares what is added for each unit of `work` (an order, a request) in the last and in the second third.
 * Both series have the same times, and only grow where the work does.
 */
export function judgeGrowth(
  points: readonly Point[],
  work: readonly Point[],
  tolerance: Tolerance,
): Flatness {
  const [, second, last] = splitIntoThirds(points);
  const [, secondWork, lastWork] = splitIntoThirds(work);
  return compare(ratio(second, secondWork), ratio(last, lastWork), tolerance);
}

function compare(second: number, last: number, { share, slack }: Tolerance): Flatness {
  return { second, last, isFlat: last <= second * (1 + share) + slack };
}

function splitIntoThirds(points: readonly Point[]): [Point[], Point[], Point[]] {
  const [begin, end] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const thirds: [Point[], Point[], Point[]] = [[], [], []];
  for (const point of points) {
    const third = Math.min(2, Math.floor(((point.at - begin) / (end - begin || 1)) * 3));
    thirds[third]?.push(point);
  }
  if (thirds.some((third) => third.length < 2)) throw new Error('A third has too few samples');
  return thirds;
}

function median(points: readonly Point[]): number {
  const values = points.map(({ value }) => value).toSorted((a, b) => a - b);
  const middle = Math.floor(values.length / 2);
  const [low = 0, high = 0] = [values[middle - 1], values[middle]];
  return values.length % 2 === 0 ? (low + high) / 2 : high;
}

/** Without work, what was added is that of one unit. */
function ratio(points: readonly Point[], work: readonly Point[]): number {
  return rise(points) / Math.max(1, rise(work));
}

const rise = (points: readonly Point[]) => (points.at(-1)?.value ?? 0) - (points[0]?.value ?? 0);
