import type { TestProject } from 'vitest/node';
import type { Connection } from '#postgres/ensure-database.ts';
import { buildIfNeeded } from '#scripts/build.ts';
import { startDatabaseServer } from './processes/database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    faultsPostgres: Connection;
  }
}

/** One PostgreSQL for all tests that do not break it; each has a database of its own in it. And the pages, built once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded((line) => process.stdout.write(`${line}\n`));
  const postgres = await startDatabaseServer();
  project.provide('faultsPostgres', postgres.connection);
  return () => postgres.close();
}
