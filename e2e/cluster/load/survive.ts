import { expect, onTestFailed } from 'vitest';
import type { Product } from '../../faults/processes/buyer.ts';
import type { Cluster } from '../parts/cluster.ts';
import { expectAllStored } from './audit-cluster.ts';
import { measureContention } from './contention.ts';
import { gatherCrowd } from './crowd.ts';
import { longestPause } from './longest-pause.ts';
import type { Measured } from './report.ts';

/** Orders before a fault, after it, and after everything runs again. */
const ORDERS = 20;

/** Characters of what the databases said last, shown with a failure. */
const SHOWN = 20_000;

export type Fault = {
  /** The first words of its line of the report. */
  scenario: string;
  /** Seconds that nothing may be sold, on a machine with a free core. */
  bound: number;
  /** True if nobody may notice it: no request fails. */
  isUnnoticed?: boolean;
  strike: (cluster: Cluster) => Promise<void>;
};

/** Lets a crowd buy before, during and after a fault, and expects everything that is promised. */
export async function survive(
  cluster: Cluster,
  product: Product,
  { scenario, bound, isUnnoticed = false, strike }: Fault,
  report: (measured: Measured) => void,
): Promise<void> {
  const { databases, emulator, haproxy, shops } = cluster;
  onTestFailed(() => void process.stderr.write(databases.output().slice(-SHOWN)));
  await databases.heal();
  const crowd = gatherCrowd({ shop: haproxy.shop, provider: emulator.address, product });
  await crowd.sold(ORDERS);
  const machine = measureContention();
  const began = performance.now();
  await strike(cluster);
  await crowd.sold(ORDERS);
  const contention = await machine.stop();
  for (const shop of shops) if (!shop.process.isRunning()) await shop.start();
  await databases.heal();
  await crowd.sold(ORDERS);
  const ended = performance.now();
  const seen = await crowd.leave();
  const times = seen.sales.map(({ at }) => at);
  const seconds = longestPause(times, began, ended) / 1_000;
  const { failedPages, pages, repeated, sales } = seen;
  report({ scenario, seconds, bound, contention, orders: sales.length, repeated, failedPages, pages });

  await expectAllStored(cluster, seen);
  if (isUnnoticed) expect({ repeated, failedPages }).toEqual({ repeated: 0, failedPages: 0 });
  expect(seconds, 'seconds without a sale').toBeLessThan(bound * contention);
}
