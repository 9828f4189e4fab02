import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Child } from './processes/child.ts';
import { launchShop } from './processes/shop-server.ts';

it('of eight servers started at once on one data folder one opens; the others refuse and name it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
  const shops = Array.from({ length: 8 }, () => launchShop({ DATA_DIR: dataDir, PORT: '0' }));
  try {
    const winner = await Promise.any(
      shops.map(async (shop): Promise<Child> => {
        await shop.printed(/Marigold is open at/);
        return shop;
      }),
    );
    const losers = shops.filter((shop) => shop !== winner);
    expect(await Promise.all(losers.map(({ ended }) => ended))).toEqual(losers.map(() => 1));
    for (const loser of losers) {
      expect(loser.output().trim().split('\n')).toHaveLength(1);
      expect(loser.output()).toContain(`in use by another server: process ${winner.pid}`);
    }
    expect(await winner.end('SIGTERM')).toBe(0);
  } finally {
    for (const shop of shops) await shop.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
