import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

/** Minutes a test may take: the long run goes through every crash point. */
const LONG = 30;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./fault-setup.ts'],
    // One more than two cores: a fifth of the time they wait for what never answers and for servers to start.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: process.env.FAULT_LONG ? LONG * 60_000 : 300_000,
    hookTimeout: 180_000,
  },
});
