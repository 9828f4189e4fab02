import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['../faults/fault-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
