import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFailed } from 'vitest';
import type { Product } from '../../faults/processes/buyer.ts';
import type { Fault } from '../faults.ts';
import type { Cluster } from '../parts/cluster.ts';
import { expectAllStored } from './audit-cluster.ts';
import { type Crowd, gatherCrowd, type Seen } from './crowd.ts';
import { longestPause } from './longest-pause.ts';
import type { Measured } from './report.ts';

/** Orders before a fault, while it lasts, and after everything runs again. */
const ORDERS = 10;

/** Characters of what the databases said last, shown with a failure. */
const SHOWN = 20_000;

/** Seconds and requests are judged on a quiet machine only; that nothing is lost, everywhere. */
const isStrict = process.env.CLUSTER_BOUNDS === 'strict';

/** Lets a crowd buy before, during and after a fault, and expects everything that is promised. */
export async function survive(
  cluster: Cluster,
  product: Product,
  fault: Fault,
  report: (measured: Measured) => void,
): Promise<void> {
  const { databases, emulator, haproxy } = cluster;
  onTestFailed(() => void process.stderr.write(databases.output().slice(-SHOWN)));
  await databases.heal();
  const crowd = gatherCrowd({ shop: haproxy.shop, provider: emulator.address, product });
  let seen: Seen;
  let span: Span;
  try {
    await crowd.sold(ORDERS);
    span = await breakAndRepair(cluster, crowd, product, fault);
  } finally {
    seen = await crowd.leave();
  }
  const { sales, repeated, pages, failedPages, keptPages } = seen;
  const times = sales.map(({ at }) => at);
  const seconds = longestPause(times, span.from, span.to) / 1_000;
  const { name, bound } = fault;
  const load = loadavg()[0] ?? 0;
  report({ name, seconds, bound, load, orders: sales.length, repeated, pages, failedPages, keptPages });

  await expectAllStored(cluster, seen);
  if (fault.showsKept) expect(keptPages).toBeGreaterThan(0);
  if (isStrict) {
    if (fault.isUnnoticed) expect({ repeated, failedPages }).toEqual({ repeated: 0, failedPages: 0 });
    expect(seconds, 'seconds without a sale').toBeLessThan(bound);
  }
}

/** Times of `performance.now()` between which the longest pause counts. */
type Span = { from: number; to: number };

async function breakAndRepair(
  cluster: Cluster,
  crowd: Crowd,
  product: Product,
  { inject, lasts = 0, stopsSales, showsKept }: Fault,
): Promise<Span> {
  let from = performance.now();
  const repair = await inject(cluster);
  try {
    await Promise.all([sleep(lasts * 1_000), !stopsSales && crowd.sold(ORDERS)]);
    if (showsKept) expect(await quote(cluster, product)).toBe(503);
  } finally {
    if (stopsSales) from = performance.now();
    await repair?.();
    for (const shop of cluster.shops) if (!shop.process.isRunning()) await shop.start();
    await cluster.databases.heal();
  }
  await crowd.sold(ORDERS);
  return { from, to: performance.now() };
}

/** The status of the answer to what a purchase costs. */
async function quote({ haproxy }: Cluster, { id }: Product): Promise<number> {
  const { status } = await fetch(`${haproxy.shop}/api/quote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: [{ productId: id, quantity: 1 }], codes: [] }),
  });
  return status;
}
