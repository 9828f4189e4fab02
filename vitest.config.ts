import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{domain,contract,db,postgres,server,web,emulator,demo,scripts,e2e/support}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['./db/testing/postgres-for-tests.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Isolation would re-import all modules per file, half of the time. No test mocks modules; all restore
    // clocks and globals.
    isolate: false,
    // One per core, even with two cores: tests often wait for the database.
    maxWorkers: '100%',
  },
});
