import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { closeShop, opened, startShopProcess } from './support/shop-process.ts';
import { AS_STAFF, STAFF_TOKEN } from './support/staff.ts';

const run = promisify(execFile);
const PACK = path.join(import.meta.dirname, '../scripts/pack.ts');

/** Megabytes that a packed shop may take on a disk. */
const MOST_MEGABYTES = 350;

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marigold-packed-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('a packed shop that was copied as images are starts without its sources and packages, and its commands run', async () => {
  const packed = path.join(folder, 'packed');
  const copy = path.join(folder, 'copy');
  await run(process.execPath, [PACK, packed]);
  await mkdir(copy);
  await run('tar', ['-C', packed, '-cf', path.join(folder, 'shop.tar'), '.']);
  await run('tar', ['-C', copy, '-xf', path.join(folder, 'shop.tar')]);
  expect(await measureMegabytes(copy)).toBeLessThanOrEqual(MOST_MEGABYTES);

  const environment = { DATA_DIR: path.join(folder, 'data'), STAFF_API_TOKEN: STAFF_TOKEN };
  const shop = startShopProcess(environment, 'start.js', copy);
  try {
    const address = await opened(shop);
    const page = await (await fetch(`${address}/user/home`)).text();
    const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '';
    for (const file of [script, '/api/docs/swagger-ui-bundle.js'])
      expect([file, (await fetch(address + file)).status]).toEqual([file, 200]);
    // The file is read in a thread, whose module the server finds by its name.
    const preview = await fetch(`${address}/api/products/import`, {
      method: 'POST',
      headers: { ...AS_STAFF, 'Content-Type': 'application/json' },
      body: JSON.stringify({ csv: 'Handle,Title,Variant Price\npot,Pot,10.00\n', dryRun: true }),
    });
    expect([preview.status, await preview.json()]).toMatchObject([200, { counts: { new: 1 } }]);

    const command = (name: string, ...args: string[]) =>
      run(process.execPath, [path.join(copy, `scripts/${name}.js`), ...args], {
        env: { ...process.env, ...environment },
      });
    const saved = await command('backup', path.join(folder, 'shop.backup'));
    expect(saved.stdout).toMatch(/^Saved \d+ rows of \d+ tables/);
    expect((await command('staff', 'list')).stdout).toContain('admin@marigold.example');
  } finally {
    await closeShop(shop);
  }
});

async function measureMegabytes(place: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', place]);
  return Number.parseInt(stdout, 10) / 1_024;
}
