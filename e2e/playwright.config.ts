import { defineConfig } from '@playwright/test';
import { STAFF_TOKEN } from './support/staff.ts';

/** Started by scripts/test.ts, which finds the browser, a free port and a data folder. */
const port = Number(process.env.E2E_PORT ?? 4310);
const dataDir = process.env.E2E_DATA_DIR ?? './data-e2e';

/** Tests that need no browser, or start their own server: once is enough. */
const PROCESS = [
  'running.spec.ts',
  'first-start.spec.ts',
  'rendering.spec.ts',
  'stripe.spec.ts',
  'emulator-elsewhere.spec.ts',
  'admin-settings.spec.ts',
  'looks.spec.ts',
  'long-words.spec.ts',
];

/**
 * Tests that choose the size of the screen themselves, or whose outcome is what the server made of requests
 * sent twice: once is enough, too. The checkout of one-order.spec.ts is on a phone in buying.spec.ts and
 * access.spec.ts.
 */
const ANY_SCREEN = ['spec-texts.spec.ts', 'large-letters.spec.ts', 'one-order.spec.ts'];

export default defineConfig({
  testDir: '.',
  // The fault tests beside them have a runner of their own.
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores of a small machine: a test waits for pages, pictures and processes now and then.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // As patient as a busy machine needs; what happens does so at once.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test would take an eighth of the processor; `npx playwright test … --trace on` records
    // one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        // Letters as wide on every machine, so that lines break where they do elsewhere.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'process', testMatch: PROCESS },
    { name: 'desktop', testIgnore: PROCESS, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: [...PROCESS, ...ANY_SCREEN],
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
