import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#postgres/embedded-postgres.ts';
import { connect } from '../connection.ts';
import { migrate } from '../migrate.ts';
import type { TestPostgres } from './test-database.ts';

/** One PostgreSQL for the whole test run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-tests-'));
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder,
    // Test data need not survive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  const template = connect(postgres.connection, () => undefined);
  await migrate(template, async () => undefined);
  await template.$client.end();
  project.provide('postgres', postgres.connection satisfies TestPostgres);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
