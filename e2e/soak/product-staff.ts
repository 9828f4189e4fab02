import { randomUUID } from 'node:crypto';
import type { Product } from '../faults/processes/buyer.ts';
import { pick, type Random } from '../faults/support/random-faults.ts';
import type { World } from '../faults/support/world.ts';

type Options = {
  world: World;
  shown: Product;
  random: Random;
  note: (visitor: string, result: string | number) => void;
};

/** Products of a file that is imported again and again. */
const IMPORTED = 20;

const EXPORTS = ['/orders/export', '/products/variants/export', '/reviews/export'];

/** Returns a step of staff who change prices and stock, import the same products anew, or export. */
export function createProductStaff({ world, shown, random, note }: Options): () => Promise<void> {
  const ask: World['askAsStaff'] = async (method, path, body, server, key) => {
    const at = server ?? pick(world.servers, random);
    const answer = await world.askAsStaff(method, path, body, at, key);
    note('staff of products', answer.status);
    return answer;
  };

  /** Each with another price, so that each product is changed. */
  async function importFile(): Promise<void> {
    const csv = writeFile((5 + Math.floor(random() * 5_000) / 100).toFixed(2));
    const preview = await ask('POST', '/products/import', { csv, dryRun: true });
    const products: { seen: unknown }[] = Object(preview.body).products ?? [];
    if (preview.status !== 200) return;
    const seen = products.map((product) => product.seen);
    const body = { csv, dryRun: false, seen, fileName: 'soak.csv' };
    await ask('POST', '/products/import', body, undefined, randomUUID());
  }

  /** An export is text. */
  async function exportFile(): Promise<void> {
    const { address } = pick(world.servers, random);
    const response = await fetch(`${address}/api${pick(EXPORTS, random)}`, { headers: world.asStaff });
    await response.arrayBuffer();
    note('exports', response.status);
  }

  const steps = [
    () => ask('PUT', `/products/${shown.id}`, { price: 10 + Math.floor(random() * 9_000) / 100 }),
    () => ask('PUT', `/products/${shown.id}/stock`, { stock: Math.floor(random() * 100) }),
    () => ask('GET', '/products/staff'),
    () => ask('GET', '/orders/rows'),
    exportFile,
    importFile,
  ];
  return async () => void (await pick(steps, random)());
}

function writeFile(price: string): string {
  const heads =
    'Handle,Title,Vendor,Type,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status';
  const rows = Array.from(
    { length: IMPORTED },
    (_, place) => `soak-${place},Cup ${place},Acme,Mugs,soak-${place},shopify,5,${price},active`,
  );
  return [heads, ...rows, ''].join('\n');
}
