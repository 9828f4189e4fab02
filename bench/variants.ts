import { randomUUID } from 'node:crypto';
import { openAlone } from '#db/backup/open-for-backup.ts';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import { ADDRESS, orderTotal } from '#server/testing/purchase.ts';
import { compareShops } from './compare-shops.ts';
import type { MeasuredCall } from './measured-calls.ts';
import { startServerProcess } from './server-process.ts';

const TOKEN = 'a-token-for-measuring-shops-with-variants';
const TIMES = 15;

type Json = Record<string, unknown> & { _id: string; id: string };

/** Model V3: one of 2,048 variants beside the only variant of a product, generated, saved and bought. */
export async function measureVariants(): Promise<void> {
  const server = await startServerProcess({ STAFF_API_TOKEN: TOKEN });
  const send = async (method: string, path: string, body: object): Promise<Json> => {
    const answer = await fetch(server.address + path, {
      method,
      headers: {
        Authorization: `Bearer ${TOKEN}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Json;
  };
  const add = (name: string) =>
    send('POST', '/api/products', { name, sku: randomUUID(), price: 20, stock: 1_000 });
  const generate = async (product: Json, counts: readonly number[]) => {
    const options = counts.map((count, place) => ({
      name: `Option ${place + 1}`,
      values: Array.from({ length: count }, (_, value) => `Value ${value + 1}`),
    }));
    const start = performance.now();
    await send('POST', `/api/products/${product._id}/variants/generate`, { options });
    return performance.now() - start;
  };
  const save = (id: string) => medianOf((time) => send('PUT', `/api/variants/${id}`, { price: 21 + time }));
  const buy = ({ _id: productId }: Json, price: number) =>
    medianOf(() =>
      send('POST', '/api/orders', {
        userEmail: 'ada@example.com',
        shippingAddress: ADDRESS,
        products: [{ productId, variantId: productId, quantity: 1 }],
        total: orderTotal(price),
      }),
    );
  try {
    const [few, many, plain] = [await add('Few'), await add('Many'), await add('Plain')];
    // The first call of a process compiles its code.
    await generate(await add('Warm'), [2]);
    const [ofFew, ofMany] = [await generate(few, [64]), await generate(many, [16, 16, 8])];
    console.log('\nOne of 2,048 variants beside a product without options (limits: 100 ms; 2 s to generate)');
    report('generated, a variant', ofFew / 64, ofMany / 2_048, `${ofMany.toFixed(0)} ms in all`);
    report('saved', await save(plain._id), await save(many._id));
    const price = 2_100 + 100 * (TIMES - 1);
    report('bought', await buy(plain, price), await buy(many, price));
  } finally {
    await server.stop();
  }
}

const SHOP = { orders: 1, products: 100_000, reviews: 0 };

/**
 * Lists, facets and searches of a large shop whose products have variants, beside one without: of shoppers
 * without caches where the name says no other.
 */
export async function measureListsOfVariants(): Promise<void> {
  const title = 'Lists of 100,000 products with five variants each, beside the same without';
  await compareShops(title, { small: SHOP, large: SHOP }, CALLS, giveVariants);
}

const call = (name: string, path: string): MeasuredCall => ({ name, to: () => path });

const uncached = (name: string, path: string, isSearch = false): MeasuredCall => ({
  ...call(name, path),
  isSearch,
  isUncached: true,
});

const CALLS: readonly MeasuredCall[] = [
  uncached('cards', '/api/products/cards?limit=24'),
  uncached('cards of a category', '/api/products/cards?limit=24&category=Fashion'),
  uncached('cards by price', '/api/products/cards?limit=24&sort=price-asc'),
  uncached('cards in stock', '/api/products/cards?limit=24&inStock=true'),
  uncached('cards of four stars', '/api/products/cards?limit=24&rating=4'),
  uncached('search: a word', '/api/products/cards?limit=24&search=lamp'),
  uncached('search: a slip', '/api/products/cards?limit=24&search=hedphones'),
  uncached('search: a part of a SKU', '/api/products/cards?limit=24&search=TES-AUR'),
  uncached('facets', '/api/products/facets?inStock=false'),
  uncached('facets of a category', '/api/products/facets?category=Fashion'),
  uncached('facets of a category and a brand', '/api/products/facets?category=Fashion&brand=Tessane'),
  uncached('facets of a search', '/api/products/facets?search=lamp'),
  // Without variants nothing is found.
  uncached('cards of a size', '/api/products/cards?limit=24&options=size:2', true),
  uncached(
    'cards of a size in a category',
    '/api/products/cards?limit=24&category=Fashion&options=size:2',
    true,
  ),
  uncached('facets of a size in a category', '/api/products/facets?category=Fashion&options=size:2', true),
  uncached('facets of a size in stock', '/api/products/facets?inStock=true&options=size:2', true),
  call('cards, cached', '/api/products/cards?limit=24'),
  call('facets, cached', '/api/products/facets'),
  call('suggestions, cached', '/api/products/suggestions?q=lap'),
  { name: 'a product, cached', to: ({ productId }) => `/api/products/${productId}` },
  call('staff: products', '/api/products/staff?limit=10'),
  call('staff: low on stock', '/api/products/staff?limit=10&stock=low'),
  call('staff: with low variants', '/api/products/staff?limit=10&stock=some-low'),
  call('staff: by stock', '/api/products/staff?limit=10&sort=stock-asc'),
  call('staff: search a word', '/api/products/staff?limit=10&search=lamp'),
  call('dashboard', '/api/dashboard'),
];

/** Five sizes of each product without options: its variant, and four more. They share its stock. */
const FIVE_VARIANTS = [
  'set synchronous_commit = off',
  `update products set options = '[{"name": "Size", "values": ["1", "2", "3", "4", "5"]}]',
     sizes = '["1", "2", "3", "4", "5"]'
   where options = '[]'`,
  `insert into product_variants (id, product_id, position, sku, options, combination, stock)
   select product_id || '-' || size, product_id, size, sku || '-' || size,
     json_build_object('Size', size::text), '[["size","' || size || '"]]', stock / 5
   from product_variants, generate_series(2, 5) size where combination = ''`,
  `update product_variants set options = '{"Size": "1"}', combination = '[["size","1"]]',
     stock = stock - 4 * (stock / 5)
   where combination = ''`,
  'vacuum analyze products',
  'vacuum analyze product_variants',
];

async function giveVariants(dataDir: string): Promise<void> {
  const { db, close } = await openAlone({ databaseUrl: null, dataDir });
  const client = await connectWithoutTimeouts(db);
  try {
    for (const statement of FIVE_VARIANTS) await client.query(statement);
  } finally {
    await client.end();
    await close();
  }
}

async function medianOf(work: (time: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    await work(time);
    taken.push(performance.now() - start);
  }
  return taken.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

function report(name: string, plain: number, varied: number, note = ''): void {
  const times = `${(varied / plain).toFixed(1)} times`;
  console.log(
    `  ${name.padEnd(22)} ${plain.toFixed(2).padStart(8)} ms ${varied.toFixed(2).padStart(8)} ms  ${times}  ${note}`,
  );
}
