import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{domain,contract,db,postgres,server,web,emulator,demo,scripts,e2e/support}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['./db/testing/postgres-for-tests.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One for each core, also where there are only two: much of the time is spent waiting for the database.
    maxWorkers: '100%',
  },
});
