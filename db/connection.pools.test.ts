import { expect, it } from 'vitest';
import { POOLS, planPools } from './connection.ts';

/** The connections of PostgreSQL by default, less some for commands beside the shop. */
const MOST = 90;

const sum = (pools: Record<string, { connections: number }>) =>
  Object.values(pools).reduce((all, { connections }) => all + connections, 0);

it('any number of workers leaves connections for commands', () => {
  for (let workers = 2; workers <= 16; workers++) {
    const { worker, primary } = planPools(workers);
    // A worker does nothing in the background.
    const { background: _, ...used } = worker;
    expect(
      sum(used) * workers +
        sum({ buying: primary.buying, background: primary.background, watching: primary.watching }),
    ).toBeLessThan(MOST);
  }
});

it('every worker can buy and read', () => {
  const { worker } = planPools(16);
  // Looks at what other processes have changed have a connection of their own.
  expect(worker.buying.connections + worker.watching.connections).toBeGreaterThan(2);
  expect(worker.buying.connections).toBeGreaterThan(1);
  expect(worker.reading.connections).toBeGreaterThan(1);
  expect(planPools(2).worker.buying).toEqual(POOLS.buying);
});
