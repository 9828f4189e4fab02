import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, longest first (seconds on two cores). Begun late, one of them would run alone
 * at the end. A file that is not here takes less than twenty seconds; a wrong order costs time only.
 */
const LONGEST = [
  'workers', // 70
  'first-start', // 60
  'database-faults', // 55
  'random-afterlives', // 50
  'provider-faults', // 50
  'random-checkouts', // 35
  'random-carts', // 35
  'crash-while-ordering', // 35
  'disputes', // 35
  'crash-while-starting', // 30
  'stopping', // 30
  'replicas', // 30
  'crash-while-refunding', // 25
  'memberships', // 25
  'last-piece', // 25
  'unpaid-and-canceled', // 20
];

/** Vitest orders by size what it has not run here before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const computeRank = ({ moduleId }: TestSpecification) => {
      const rank = LONGEST.indexOf(path.basename(moduleId, '.test.ts'));
      return rank < 0 ? LONGEST.length : rank;
    };
    return others.toSorted((one, other) => computeRank(one) - computeRank(other));
  }
}
