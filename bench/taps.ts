import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import type { ServerProcess } from './server-process.ts';

const ROUNDS = 5;
/** Of the processor, as on a phone. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const LIST = '/user/products?sort=name';
/** Of the demo catalogue, with options. */
const PRODUCT = '/user/products/aurora-one-headphones-04x5wg0y';

type Tap = {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  /** Tapped before, unmeasured. */
  before?: (page: Page) => Locator;
};

/** Milliseconds from a tap to the next frame (Event Timing), on a page that has been idle before. */
export async function measureTaps({ address }: ServerProcess): Promise<void> {
  console.log(
    `\nA tap is answered at ${SLOWDOWN} times throttle (limit: 100 ms), median and worst of ${ROUNDS}`,
  );
  const { path: executablePath, environment } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const tap of TAPS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(browser, address, tap));
      times.sort((one, other) => one - other);
      console.log(`  ${tap.name.padEnd(48)} ${times[Math.floor(ROUNDS / 2)]} ms, ${times.at(-1)} ms`);
    }
  } finally {
    await browser.close();
  }
}

const showFilters = (page: Page) => page.getByRole('button', { name: 'Show Filters' });

const TAPS: readonly Tap[] = [
  { name: 'open the menu', path: LIST, target: (page) => page.getByRole('button', { name: 'Menu' }) },
  { name: 'show the filters', path: LIST, target: showFilters },
  {
    name: 'choose a filter',
    path: LIST,
    before: showFilters,
    target: (page) => page.locator('label:has(input[name=category])').nth(1),
  },
  {
    name: 'open the search',
    path: LIST,
    target: (page) => page.getByRole('combobox', { name: 'Search products' }),
  },
  { name: 'open a product', path: LIST, target: (page) => page.locator('.card-name a').nth(1) },
  {
    name: 'choose an option',
    path: PRODUCT,
    target: (page) => page.locator('label:has(input[type=radio]:not(:checked))').first(),
  },
  {
    name: 'change the quantity',
    path: PRODUCT,
    target: (page) => page.getByRole('button', { name: 'One more' }),
  },
];

async function timeOf(browser: Browser, address: string, { path, target, before }: Tap): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(address + path, { waitUntil: 'networkidle' });
    if (before) await before(page).tap();
    await target(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    return await tapSlowed(await slowed(context, page), page, target(page));
  } finally {
    await context.close();
  }
}

async function slowed(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Taps as fingers do, without the waiting and scrolling of Playwright, and returns the slowest event. */
async function tapSlowed(session: CDPSession, page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const point = { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 };
  await page.evaluate(() => performance.mark('tap'));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(60);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(1_500);
  return await page.evaluate(() => {
    const since = performance.getEntriesByName('tap')[0]?.startTime ?? 0;
    const events = (window as unknown as { tapEvents: PerformanceEntry[] }).tapEvents;
    return Math.max(0, ...events.filter((one) => one.startTime >= since).map(({ duration }) => duration));
  });
}

/** Runs in the page: keeps the events of taps that take longer than a frame. */
function watchEvents(): void {
  const events: PerformanceEntry[] = [];
  Object.assign(window, { tapEvents: events });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) events.push(entry);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
