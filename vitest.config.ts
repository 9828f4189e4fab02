import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{domain,contract,db,postgres,server,web,emulator,demo,scripts,e2e/support}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['./db/testing/postgres-for-tests.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Half of the time went into importing the same modules anew for each file. Tests leave nothing behind in
    // a module: they mock none, and restore clocks and globals themselves.
    isolate: false,
    // One for each core, also where there are only two: much of the time is spent waiting for the database.
    maxWorkers: '100%',
  },
});
