import { type ImportReport, importProducts } from '#contract/calls/product-import.ts';
import { exportVariants } from '#contract/calls/variants.ts';
import { AS_STAFF, type TestShop } from './test-shop.ts';

/** The variants of a test shop as a file, without the byte order mark. */
export async function exportedCsv(shop: TestShop): Promise<string> {
  const response = await shop.fetch(`/api${exportVariants.path}`, { headers: AS_STAFF });
  return (await response.text()).replace('\uFEFF', '');
}

/** Previews the changes by a file. */
export async function previewCsv(shop: TestShop, csv: string): Promise<ImportReport> {
  const { status, body, failure } = await shop.send(
    importProducts,
    { body: { csv, dryRun: true } },
    { headers: AS_STAFF },
  );
  if (status !== 200) throw new Error(JSON.stringify(failure));
  return body;
}

/** Imports a file as its preview has seen the shop, to its end. */
export async function importCsv(
  shop: TestShop,
  csv: string,
  preview?: ImportReport,
  key?: string,
): Promise<ImportReport> {
  const seen = (preview ?? (await previewCsv(shop, csv))).products.map((product) => product.seen);
  const importFrom = async (from: number, importId?: string): Promise<ImportReport[]> => {
    const headers = { ...AS_STAFF, ...(key && { 'Idempotency-Key': `${key}-${from}` }) };
    const body = { csv, dryRun: false, seen, from, ...(importId && { importId }) };
    const { status, body: report, failure } = await shop.send(importProducts, { body }, { headers });
    if (status !== 200) throw new Error(JSON.stringify(failure));
    return report.next === undefined
      ? [report]
      : [report, ...(await importFrom(report.next, report.importId))];
  };
  const reports = await importFrom(0);
  return reports.reduce((all, one) => ({
    ...one,
    counts: {
      new: all.counts.new + one.counts.new,
      changed: all.counts.changed + one.counts.changed,
      unchanged: all.counts.unchanged + one.counts.unchanged,
      refused: all.counts.refused + one.counts.refused,
    },
    products: [...all.products, ...one.products],
    refusals: [...all.refusals, ...one.refusals],
  }));
}
