import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ImportReport, ProductImportRow } from '#contract/calls/product-import.ts';
import { crashAt } from './support/crash.ts';
import { visitCrashPoints } from './support/crash-points.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

const PRODUCTS = 30;

let world: World;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres() });
});
afterAll(() => world?.close());
afterEach(() => world.liftFaults());

/** A file of new products; each crash has products of its own. */
function writeFile(crash: number): string {
  const rows = Array.from({ length: PRODUCTS }, (_, place) => {
    const id = `crash-${crash}-${place}`;
    return `${id},Cup ${place},Acme,Mugs,${id},shopify,5,9.00,active`;
  });
  const heads =
    'Handle,Title,Vendor,Type,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status';
  return [heads, ...rows, ''].join('\n');
}

async function storedOf(crash: number): Promise<number> {
  const rows = await world.query(
    'select id from products where id like $1 and deleted_at is null and stock = 5',
    [`crash-${crash}-%`],
  );
  return rows.length;
}

async function ask<Output>(method: 'GET' | 'POST', path: string, body?: object, key?: string) {
  const answer = await world.askAsStaff(method, path, body, undefined, key);
  expect(answer.status).toBe(200);
  return answer.body as Output;
}

it('kill -9 anywhere in an import: it says what it did, goes on when it is sent again, and is undone', async () => {
  let crash = 0;
  await visitCrashPoints(
    async (target) => {
      crash += 1;
      const csv = writeFile(crash);
      const preview = await ask<ImportReport>('POST', '/products/import', { csv, dryRun: true });
      const seen = preview.products.map((product) => product.seen);
      const body = { csv, dryRun: false, seen, fileName: `${crash}.csv` };
      const point = crashAt(world.server, target);
      await world
        .askAsStaff('POST', '/products/import', body, undefined, `import-${crash}`)
        .catch(() => undefined);
      await point.disarm();
      if (point.at) await world.server.start();

      const [stopped] = await ask<ProductImportRow[]>('GET', '/product-imports');
      const stored = await storedOf(crash);
      expect(stopped?.fileName === `${crash}.csv` ? stopped.created : 0).toBe(stored);

      const again = await ask<ImportReport>('POST', '/products/import', body, `import-${crash}`);
      expect(again.refusals).toEqual([]);
      expect(await storedOf(crash)).toBe(PRODUCTS);

      const imports = await ask<ProductImportRow[]>('GET', '/product-imports');
      for (const { id, fileName } of imports)
        if (fileName === `${crash}.csv`) await ask('POST', `/product-imports/${id}/undo`);
      expect(await storedOf(crash)).toBe(0);
      return point;
    },
    { kinds: ['to database', 'from database', 'from database: commit'] },
  );
});
