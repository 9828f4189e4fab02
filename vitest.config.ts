import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{domain,contract,db,postgres,server,web,emulator,demo,scripts,e2e/support,e2e/soak}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['./db/testing/postgres-for-tests.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Isolation would re-import all modules per file, half of the time. No test mocks modules; all restore
    // clocks and globals.
    isolate: false,
    // One more than there are cores: tests often wait for the database and for processes.
    maxWorkers: availableParallelism() + 1,
  },
});
