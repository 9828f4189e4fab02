import { randomUUID } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import { type ImportReport, importProducts } from '#contract/calls/product-import.ts';
import { startServerProcess } from './server-process.ts';

const TOKEN = 'a-token-for-measuring-imports-of-files';
const ROWS = 10_000;
const ADDED = 50;

/** Files of 10,000 rows beside products that staff add one by one, and pages meanwhile beside before. */
export async function measureImports(): Promise<void> {
  const server = await startServerProcess({ STAFF_API_TOKEN: TOKEN, DEMO_DATA: 'off' });
  const send = async (path: string, body: object) => {
    const answer = await fetch(server.address + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${TOKEN}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return await answer.text();
  };
  const importFile = async (body: object) => {
    const text = await send(`/api${importProducts.path}`, body);
    const report: ImportReport = JSON.parse(text);
    return report;
  };
  const add = async () => {
    for (let place = 0; place < ADDED; place++)
      await send('/api/products', { name: 'Thing', sku: randomUUID(), price: 5, stock: 3 });
  };
  try {
    // The first requests of a process compile its code.
    await add();
    const ofForm = (await timeOf(add)) / ADDED;
    const before = await measurePages(server.address, () => timeOf(add));
    console.log('\nFiles of 10,000 rows (limit: 120 s)');
    for (const variants of [1, 3]) {
      const products = Math.floor(ROWS / variants);
      const csv = writeFile(products, variants);
      const importAll = async () => {
        const seen = (await importFile({ csv, dryRun: true })).products.map((product) => product.seen);
        const body = { csv, dryRun: false, seen, fetchesPictures: false };
        let report = await importFile({ ...body, from: 0 });
        while (report.next !== undefined)
          report = await importFile({ ...body, from: report.next, importId: report.importId });
      };
      const during = await measurePages(server.address, () => timeOf(importAll));
      const ratio = (during.time / products / ofForm).toFixed(2);
      console.log(
        `${products} products: ${(during.time / 1_000).toFixed(1)} s, ${ratio} of one added by a form each`,
      );
      for (const page of PAGES)
        console.log(
          `  99 of 100 ${page.name} pages within ${(during[page.name] / before[page.name]).toFixed(1)} of the time before`,
        );
    }
  } finally {
    await server.stop();
  }
}

const PAGES = [
  { name: 'kept', path: () => '/user/about' },
  { name: 'unkept', path: () => `/user/nothing-${randomUUID()}` },
] as const;

type Measured = { time: number } & Record<(typeof PAGES)[number]['name'], number>;

/** Opens pages while `work` goes on; returns its time and the 99th percentiles of theirs, in milliseconds. */
async function measurePages(address: string, work: () => Promise<number>): Promise<Measured> {
  const times = { kept: [0], unkept: [0] };
  const ended = new AbortController();
  const working = work().finally(() => ended.abort());
  while (!ended.signal.aborted)
    for (const { name, path } of PAGES)
      times[name].push(await timeOf(async () => void (await (await fetch(address + path())).text())));
  const percentile = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0;
  return { time: await working, kept: percentile(times.kept), unkept: percentile(times.unkept) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function writeFile(products: number, variants: number): string {
  const heads = ['Handle', 'Title', 'Body (HTML)', 'Option1 Name', 'Option1 Value', 'Variant SKU'];
  const body = '<p>Made to be used <strong>every day</strong>.</p>'.repeat(10);
  const rows = Array.from({ length: products * variants }, (_, row) => {
    const [product, variant] = [Math.floor(row / variants), row % variants];
    const options = variants === 1 ? ['Title', 'Default Title'] : ['Size', `Size ${variant}`];
    const texts = variant === 0 ? [`Thing ${product}`, body] : ['', ''];
    return [
      `of-${variants}-${product}`,
      ...texts,
      ...options,
      `${variants}-${product}-${variant}`,
      '12.50',
      7,
    ];
  });
  return stringify([[...heads, 'Variant Price', 'Variant Inventory Qty'], ...rows]);
}
