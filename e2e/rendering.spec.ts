import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { RouterContextProvider } from 'react-router';
import type { Pages } from '#server/pages.ts';

/** Pages rendered while the API fails, without browser or database. */
const bundle = import(path.join(import.meta.dirname, '../build/server/index.js'));
const pages: Pages = async (...page) => (await bundle).pages(...page);

const CLIENT = path.join(import.meta.dirname, '../build/client');

const NO_SOURCES = { script: [], frame: [], connect: [] };

const failing = async () =>
  Response.json({ message: 'The shop is busy for a moment.', code: 'unavailable' }, { status: 503 });

for (const [address, text] of [
  ['/user/home', 'Error loading products: The shop is busy for a moment.'],
  ['/user/products', 'Error loading products: The shop is busy for a moment.'],
  ['/user/products/kettle-00000000', 'Error loading product: The shop is busy for a moment.'],
  ['/user/track-order?order=MG-0000-0000-0000-0000', 'The shop is busy for a moment.'],
  ['/user/billing?product=kettle-00000000', 'The shop is busy for a moment.'],
  ['/user/cart', 'The shop is busy for a moment.'],
  ['/user/checkout', 'The shop is busy for a moment.'],
  ['/user/wish-list', 'The shop is busy for a moment.'],
  ['/user/wish-list/shared?products=kettle-00000000', 'The shop is busy for a moment.'],
] as const) {
  test(`${address} shows what failed and offers to retry`, async () => {
    const page = await pages(new Request(`http://shop.test${address}`), failing, NO_SOURCES, () => undefined);
    expect(page.status).toBeGreaterThanOrEqual(500);
    const html = page.html.toString().replaceAll('<!-- -->', '');
    expect(html).toContain(text);
    expect(html).toMatch(/Try again|Retry|<button type="submit"/);
    expect(html).not.toContain('    at ');
  });
}

test('a page that cannot be rendered shows nothing but a notice', async () => {
  const broken = () => Promise.reject(new TypeError('secret detail of the inside'));
  const page = await pages(
    new Request('http://shop.test/user/home'),
    async () => broken(),
    NO_SOURCES,
    () => undefined,
  );
  expect(page.html.toString()).not.toContain('secret detail');
});

test('an error during rendering is reported', async () => {
  const reported: unknown[] = [];
  const { provide, handleError } = (await (await bundle).loadWeb()).entry.module;
  const context = new RouterContextProvider();
  provide(context, {
    fetch: failing,
    baseUrl: 'http://shop.test/api',
    report: (error: unknown) => reported.push(error),
    allowScript: () => undefined,
  });
  const wrong = new TypeError('a bug');
  handleError(wrong, { request: new Request('http://shop.test/'), context });
  handleError(wrong, { request: new Request('http://shop.test/', { signal: AbortSignal.abort() }), context });
  expect(reported).toEqual([wrong]);
});

test('a missing page or an aborted request is not reported as an error', async () => {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  for (const method of ['GET', 'POST'])
    await pages(new Request('http://shop.test/assets/none.js', { method }), failing, NO_SOURCES, report);
  await pages(new Request('http://shop.test/none.data'), failing, NO_SOURCES, report);
  expect(reported).toEqual([]);
});

for (const [address, others] of [
  ['/', ['shop', 'home', 'product', 'forms', 'form-pages', 'back-office']],
  ['/user/home', ['forms', 'form-pages', 'back-office']],
  ['/user/products', ['home', 'product', 'forms', 'form-pages', 'back-office']],
  ['/user/products/kettle-00000000', ['forms', 'form-pages', 'back-office']],
  ['/user/billing?product=kettle-00000000', ['back-office']],
  ['/user/cart', ['back-office']],
  ['/user/checkout', ['back-office']],
] as const) {
  test(`${address} loads no scripts of ${others.join(', ')}`, async () => {
    const page = await pages(new Request(`http://shop.test${address}`), failing, NO_SOURCES, () => undefined);
    const scripts = [...page.html.toString().matchAll(/href="\/assets\/([\w-]+)-[\w-]{8}\.js"/g)];
    const names = scripts.map(([, name]) => name);
    expect(names).toContain('vendor');
    expect(names.filter((name) => others.some((other) => other === name))).toEqual([]);
  });
}

/** Bytes of scripts and styles that a page loads before anyone does anything, as sent to browsers. */
for (const [address, limit] of [
  ['/', 117_300],
  ['/user/products', 136_700],
  ['/user/products/kettle-00000000', 159_000],
] as const) {
  test(`${address} loads at most ${limit / 1000} KB of scripts and styles`, async () => {
    const page = await pages(new Request(`http://shop.test${address}`), failing, NO_SOURCES, () => undefined);
    const files = new Set(page.html.toString().match(/\/assets\/[\w.-]+\.(?:js|css)\b/g));
    const sizes = [...files].map((file) => statSync(path.join(CLIENT, `${file}.br`)).size);
    expect(files.size).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limit);
  });
}

/** Scripts that every page of the shop loads. */
const SHARED = ['landing', 'limits', 'rolldown-runtime', 'shop', 'vendor'];

function filesNamed(...names: string[]): string[] {
  const files = readdirSync(path.join(CLIENT, 'assets'));
  return files.filter((file) => /-[\w-]{8}\.js$/.test(file) && names.includes(file.slice(0, -12)));
}

/** The names of the scripts that these files import at once. */
function importsOf(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const source = readFileSync(path.join(CLIENT, 'assets', file), 'utf8');
    return [...source.matchAll(/from"\.\/([\w-]+)-[\w-]{8}\.js"/g)].map(([, name = '']) => name);
  });
}

test('toasts load nothing of forms, products or the back office where a page is first used', () => {
  const files = filesNamed('toast-items');
  expect(files).toHaveLength(1);
  expect(importsOf(files).filter((name) => !SHARED.includes(name))).toEqual([]);
});

test('no lazy part has a style sheet, which nothing would load', () => {
  const sheets = readdirSync(path.join(CLIENT, 'assets')).filter((file) => file.endsWith('.css'));
  // That of formatted texts is named by the component that shows them.
  expect(sheets.map((file) => file.slice(0, -13)).sort()).toEqual(['back-office', 'rich-text', 'shop']);
});

test('the cart loads at most 6 KB of scripts where it is first used', () => {
  const files = filesNamed('cart', 'cart-panel', 'dialogs', 'late-parts');
  expect(files).toHaveLength(4);
  const known = [...SHARED, 'cart', 'dialogs'];
  expect(importsOf(files).filter((name) => !known.includes(name))).toEqual([]);
  const sizes = files.map((file) => statSync(path.join(CLIENT, 'assets', `${file}.br`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000);
});

test('a page preloads at most 25 KB of fonts', async () => {
  const page = await pages(
    new Request('http://shop.test/user/products'),
    failing,
    NO_SOURCES,
    () => undefined,
  );
  const fonts = page.html.toString().match(/\/assets\/[\w.-]+\.woff2\b/g) ?? [];
  const sizes = fonts.map((file) => statSync(path.join(CLIENT, file)).size);
  expect(fonts).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000);
});
