import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '#scripts/build.ts';
import { createDatabase, startDatabaseServer, WITHOUT_DURABILITY } from './processes/database-server.ts';
import { createEmulator } from './processes/emulator-process.ts';
import { createShopServer } from './processes/shop-server.ts';
import type {} from './support/shared-postgres.ts';

/**
 * One PostgreSQL for all tests that do not break it; each gets a copy of a database initialized once. Builds
 * the shop once.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded((line) => process.stdout.write(`${line}\n`));
  const postgres = await startDatabaseServer(WITHOUT_DURABILITY);
  const filled = await createDatabase(postgres);
  const shop = await createShopServer({ DATABASE_URL: filled.url });
  await shop.start();
  await shop.stop();
  await shop.close();
  await cacheEmulator();
  project.provide('faultsPostgres', { connection: postgres.connection, filled: filled.name });
  return () => postgres.close();
}

/** Runs the emulator once to its regular end, at which Node writes its compiled modules. */
async function cacheEmulator(): Promise<void> {
  const emulator = await createEmulator([]);
  await emulator.start();
  await emulator.process.end('SIGTERM');
  await emulator.close();
}
