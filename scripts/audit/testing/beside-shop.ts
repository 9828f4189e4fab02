import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { readDemoAccess, writeDemoAccess } from '#server/payments/demo-access.ts';
import type { TestShop } from '#server/testing/test-shop.ts';

/** Opens a shop to commands that run beside it; the environment they need, and what closes it to them. */
export async function openBeside(shop: TestShop) {
  const { host, port, user, password } = inject('postgres');
  const { rows } = await shop.db.execute<{ name: string }>(sql`select current_database() as name`);
  const where = new URLSearchParams({ host, port: String(port) });
  const databaseUrl = `postgres://${user}:${password}@localhost/${rows[0]?.name}?${where}`;
  const environment: Record<string, string> = { DATABASE_URL: databaseUrl, DATA_DIR: shop.dataDir };

  // At an address that another process reaches.
  const http = createServer(getRequestListener(shop.app.fetch, { overrideGlobalObjects: false }));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const access = await readDemoAccess(shop.dataDir);
  const address = http.address();
  if (!access || !address || typeof address === 'string') throw new Error('The shop is not open');
  const { pathname } = new URL(access.address);
  await writeDemoAccess(shop.dataDir, { ...access, address: `http://127.0.0.1:${address.port}${pathname}` });
  return { environment, close: () => http.close() };
}
