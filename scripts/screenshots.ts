import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_SIGN_IN } from '#server/config/demo-sign-in.ts';
import { buildIfNeeded } from './build.ts';
import { findChromium } from './find-chromium.ts';
import { ROOT } from './root.ts';

/**
 * npm run screenshots: takes the pictures of the README and of docs/selling.md after a first start: the demo
 * catalogue and a year of orders, identical each time except for their dates.
 */

const FOLDER = path.join(ROOT, 'docs/pictures');

/** In CSS pixels. */
const SCREEN = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

type Shot = { name: string; path: string; staff?: boolean; phone?: boolean; dark?: boolean; look?: Look };
/** Prepares the page for its picture. */
type Look = (page: Page) => Promise<void>;

const HEADPHONES = 'aurora-one-headphones-04x5wg0y';
const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/user/home' },
  { name: 'products', path: '/user/products' },
  { name: 'product', path: `/user/products/${HEADPHONES}` },
  { name: 'checkout', path: `/user/billing?product=${HEADPHONES}&quantity=1`, look: fillCheckout },
  { name: 'phone', path: '/user/home', phone: true },
  { name: 'phone-dark', path: `/user/products/${HEADPHONES}`, phone: true, dark: true },
  { name: 'dashboard', path: '/admin/dashboard', staff: true },
  { name: 'orders', path: '/admin/orders', staff: true },
  { name: 'selling-first-steps', path: '/admin/settings/first-steps', staff: true },
  { name: 'selling-product', path: `/admin/products/${HEADPHONES}`, staff: true },
  { name: 'selling-import', path: '/admin/products/import', staff: true, look: readFile },
  { name: 'selling-orders', path: '/admin/orders?status=placed', staff: true },
  { name: 'selling-texts', path: '/admin/page-texts/home', staff: true, look: showPreview },
  { name: 'selling-looks', path: '/admin/looks', staff: true, look: showPreview },
  { name: 'selling-page', path: '/admin/pages/returns', staff: true },
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-screenshots-'));
const SETTINGS = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', TZ: 'UTC', DEMO_DATA: 'on' };
try {
  await buildIfNeeded(console.log);
  const shop = startShop();
  try {
    await takeAll(await readUrl(shop));
  } finally {
    shop.kill('SIGTERM');
    await ended(shop);
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function takeAll(address: string): Promise<void> {
  const { path: executablePath, environment: env } = await findChromium();
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
  try {
    await mkdir(FOLDER, { recursive: true });
    for (const shot of SHOTS) await take(browser, address, shot);
  } finally {
    await browser.close();
  }
}

async function take(browser: Browser, address: string, { name, path: at, staff, phone, dark, look }: Shot) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: phone ? PHONE : SCREEN,
    isMobile: phone ?? false,
    deviceScaleFactor: phone ? 2 : 1,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  if (staff) await page.request.post('/api/auth/sign-in', { data: DEMO_SIGN_IN });
  await page.goto(at, { waitUntil: 'networkidle' });
  await look?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
  console.log(`docs/pictures/${name}.jpg`);
}

async function fillCheckout(page: Page): Promise<void> {
  const buyer = {
    Name: 'Ada Lovelace',
    Email: 'ada@example.com',
    'Phone number': '+44 20 7946 0000',
    Address: '12 Analytical Way',
    City: 'London',
    State: 'Greater London',
    'ZIP code': 'W1A 1AA',
  };
  for (const [label, value] of Object.entries(buyer))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByLabel('Country').selectOption('United Kingdom');
  // How it can be sent is known.
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('heading', { level: 1 }).click();
}

/** Chooses a file of three products; nothing is imported. */
async function readFile(page: Page): Promise<void> {
  const rows = [
    'Handle,Title,Vendor,Type,Published,Variant SKU,Variant Price,Variant Compare At Price',
    'oak-stool,Oak stool,Ada’s Lamps,Furniture,TRUE,AL-STOOL,120.00,',
    'reading-lamp,Reading lamp,Ada’s Lamps,Lamps,TRUE,AL-LAMP,49.00,60.00',
    'paper-shade,Paper shade,Ada’s Lamps,Lamps,FALSE,AL-SHADE,19.00,',
  ];
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^Apply / }).waitFor();
}

/** The page beside its words is loaded last. */
async function showPreview(page: Page): Promise<void> {
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
}

function startShop(): ChildProcess {
  return spawn(process.execPath, [path.join(ROOT, 'scripts/start.js')], {
    env: { ...process.env, ...SETTINGS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function ended(child: ChildProcess): Promise<number | null> {
  child.stdout?.resume();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
}

/** The address printed by a shop when it is open. */
async function readUrl(shop: ChildProcess): Promise<string> {
  return await new Promise((resolve, reject) => {
    let output = '';
    shop.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const [, address] = /is open at (http:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    shop.once('close', () => reject(new Error(`The shop did not open: ${output}`)));
  });
}
