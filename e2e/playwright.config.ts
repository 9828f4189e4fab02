import { defineConfig } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { STAFF_TOKEN } from './support/staff.ts';

/** Started by scripts/test.ts, which finds the browser, a free port and a data folder. */
const port = Number(process.env.E2E_PORT ?? 4310);
const dataDir = process.env.E2E_DATA_DIR ?? './data-e2e';

/** Tests that need no browser, or start their own shop: one project is enough. */
const PROCESS = [
  'running.spec.ts',
  'first-start.spec.ts',
  'rendering.spec.ts',
  'stripe.spec.ts',
  'emulator-elsewhere.spec.ts',
  'packed.spec.ts',
  'admin-settings.spec.ts',
  'held-reviews.spec.ts',
  'looks.spec.ts',
  'long-words.spec.ts',
  'page-errors.spec.ts',
  'return-policy.spec.ts',
  'shop-name.spec.ts',
  'shipping.spec.ts',
];

/**
 * Tests that set the size of screen or paper themselves, or that test how the server handles repeated
 * requests: one project is enough. buying.spec.ts and access.spec.ts cover the checkout on a phone.
 */
const ANY_SCREEN_FILES = [
  'spec-texts.spec.ts',
  'large-letters.spec.ts',
  'one-order.spec.ts',
  'printing.spec.ts',
];

export default defineConfig({
  testDir: '.',
  // The fault tests have their own runner.
  testMatch: '*.spec.ts',
  globalSetup: './prepare-data-folder.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  // One more than two cores: tests wait for pages, pictures and processes.
  workers: 3,
  retries: 0,
  // For slow and busy machines; tests end, and assertions pass, as soon as they can.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Traces cost an eighth of the processor; `npx playwright test … --trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        // The same letter widths, and so line breaks, on every machine.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for seconds: code optimized for longer runs, and a heap that starts small,
        // cost an eighth of the processor.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
      ],
    },
  },
  projects: [
    { name: 'process', testMatch: PROCESS },
    { name: 'desktop', testIgnore: PROCESS, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: [...PROCESS, ...ANY_SCREEN_FILES],
      grepInvert: new RegExp(ANY_SCREEN.tag),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      STAFF_API_TOKEN: STAFF_TOKEN,
      DEMO_DATA: 'catalogue',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    timeout: 120_000,
  },
});
