import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,contract,db,server,web,demo,scripts,e2e/support}/**/*.test.{ts,tsx}'],
    globalSetup: ['./db/testing/postgres-for-tests.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
