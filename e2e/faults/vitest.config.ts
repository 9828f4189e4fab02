import { defineConfig } from 'vitest/config';

/** Minutes a test may take: the long run goes through every crash point. */
const LONG = 30;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./fault-setup.ts'],
    fileParallelism: false,
    testTimeout: process.env.FAULT_LONG ? LONG * 60_000 : 300_000,
    hookTimeout: 60_000,
  },
});
