import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { readDemoAccess, writeDemoAccess } from '#server/payments/demo-access.ts';
import { findDatabaseUrl } from '#server/testing/database-url.ts';
import type { TestShop } from '#server/testing/test-shop.ts';

/** Opens a shop to commands that run beside it; the environment they need, and what closes it to them. */
export async function openBeside(shop: TestShop) {
  const databaseUrl = await findDatabaseUrl(shop.db);
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
