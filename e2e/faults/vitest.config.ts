import { defineConfig } from 'vitest/config';

/** Minutes a test may take: the long run goes through every crash point. */
const LONG = 30;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./fault-setup.ts'],
    // Two at a time: much of what they do is waiting for a server to start.
    maxWorkers: 2,
    isolate: false,
    testTimeout: process.env.FAULT_LONG ? LONG * 60_000 : 300_000,
    hookTimeout: 180_000,
  },
});
