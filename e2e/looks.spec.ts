import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { hydrated, placeOrderButton } from './support/checkout.ts';
import { compareMosaics, createMosaic } from './support/compare-pictures.ts';
import { opened, type ShopProcess, startShopProcess } from './support/shop-process.ts';
import { AS_STAFF, STAFF_TOKEN } from './support/staff.ts';

/*
 * Compares each screen with its mosaic in e2e/looks. After an intended change, LOOKS=update npm test --
 * browser writes them again; look at the screens before committing them.
 */

const LOOKS = path.join(import.meta.dirname, 'looks');
const CLOCK = path.join(import.meta.dirname, 'support/fixed-clock.ts');
const STARTED_AT = '2026-06-17T10:00:00Z';
const isUpdating = process.env.LOOKS === 'update';

/** Every screen on desktop and phone, the fullest ones also in dark mode. */
const VIEWS = {
  desk: { width: 1440, height: 900, colorScheme: 'light' },
  phone: { width: 390, height: 844, colorScheme: 'light' },
  night: { width: 1440, height: 900, colorScheme: 'dark' },
} as const;
type ViewName = keyof typeof VIEWS;
const VIEWS_BY_NAME: ViewName[] = ['desk', 'phone', 'night'];

type Screen = { at: string; staff?: boolean; night?: boolean; look?: (page: Page) => Promise<void> };

const PRODUCT = 'aurora-one-headphones-04x5wg0y';
const SCREENS: Record<string, Screen> = {
  landing: { at: '/' },
  home: { at: '/user/home', night: true },
  about: { at: '/user/about' },
  products: { at: '/user/products?sort=name' },
  'products-none': { at: '/user/products?search=nothing+like+this+anywhere' },
  product: {
    at: `/user/products/${PRODUCT}`,
    night: true,
    // These come after the page.
    look: async (page) => {
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Goes well with' })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  checkout: { at: `/user/billing?product=${PRODUCT}&quantity=1`, night: true },
  'checkout-incomplete': {
    at: `/user/billing?product=${PRODUCT}&quantity=1`,
    look: async (page) => {
      await placeOrderButton(page).click();
      await expect(page.getByText('Name is required')).toBeVisible();
      await page
        .getByRole('button', { name: /close|dismiss/i })
        .first()
        .click();
    },
  },
  tracking: { at: '/user/track-order' },
  contact: {
    at: '/user/contact',
    look: async (page) => await expect(page.getByText('Loading map...')).toHaveCount(0),
  },
  membership: { at: '/user/membership' },
  styleguide: { at: '/styleguide', night: true },
  'sign-in': { at: '/admin-login' },
  dashboard: { at: '/admin/dashboard', night: true, staff: true },
  'admin-products': { at: '/admin/products?sort=name', staff: true },
  'product-form': { at: `/admin/products/${PRODUCT}`, staff: true },
  orders: { at: '/admin/orders', night: true, staff: true },
  invoice: { at: '/admin/invoice', staff: true },
  reviews: { at: '/admin/reviews', staff: true },
  payments: { at: '/admin/payments', staff: true },
  members: { at: '/admin/members', staff: true },
  messages: { at: '/admin/messages', staff: true },
  settings: { at: '/admin/settings', staff: true },
};

// Serial: each worker would start its own shop.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let dataDir: string;
let shop: ShopProcess;
let address: string;
const pages = new Map<string, Page>();
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-looks-'));
  const clock = { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_STARTS_AT: STARTED_AT };
  const environment = { DATA_DIR: dataDir, STAFF_API_TOKEN: STAFF_TOKEN, DEMO_DATA: 'on', ...clock };
  shop = startShopProcess(environment);
  address = await opened(shop);
  await mkdir(LOOKS, { recursive: true });
});
test.afterAll(async () => {
  for (const page of pages.values()) await page.context().close();
  pages.clear();
  shop.process.kill('SIGTERM');
  await shop.ended;
  await rm(dataDir, { recursive: true, force: true });
});

for (const [screen, { at, staff, night, look }] of Object.entries(SCREENS)) {
  test(`${screen} looks as it did`, async ({ browser }) => {
    for (const view of VIEWS_BY_NAME) {
      if (view === 'night' && !night) continue;
      const page = await pageFor(browser, view, staff ?? false);
      await page.goto(at);
      await hydrated(page);
      await look?.(page);
      await expectLook(`${screen}-${view}`, await takePicture(page));
    }
  });
}

/** One page per view and role, opened on first use. */
async function pageFor(browser: Browser, view: ViewName, isStaff: boolean): Promise<Page> {
  const key = `${view} ${isStaff}`;
  const open = pages.get(key);
  if (open) return open;
  const { width, height, colorScheme } = VIEWS[view];
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    ...(isStaff && { extraHTTPHeaders: AS_STAFF }),
  });
  await context.clock.setFixedTime(STARTED_AT);
  const page = await context.newPage();
  pages.set(key, page);
  return page;
}

/** Screenshot of the full page with all pictures loaded. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return await page.screenshot({ fullPage: true, animations: 'disabled' });
}

async function expectLook(name: string, picture: Buffer): Promise<void> {
  const file = path.join(LOOKS, `${name}.png`);
  const actual = await createMosaic(picture);
  if (isUpdating) return await writeFile(file, actual);
  const { isSame, reason } = await compareMosaics(await readFile(file), actual);
  if (!isSame) await test.info().attach(name, { body: picture, contentType: 'image/png' });
  expect(isSame, `${name}: ${reason}`).toBe(true);
}
