import type { Database } from '#db/connection.ts';
import { learnSearchWords } from '#db/learn-search-words.ts';
import { products, stockMovements } from '#db/schema/index.ts';
import { writeFirstVariants } from '#db/write-first-variants.ts';
import { productSearchText } from '#domain/products/search-text.ts';

type ProductRow = typeof products.$inferInsert;

/** A kettle of $200.00, $150.00 now, in two colors, two sizes and with two custom properties. */
export const kettle: ProductRow = {
  id: 'ember-kettle-00000001',
  name: 'Ember Kettle',
  description: 'Boils water where you can see it.',
  priceCents: 20_000,
  discountPriceCents: 15_000,
  image: '/pictures/home/ember-kettle-sand.webp',
  gallery: ['/pictures/home/ember-kettle-sand.webp', '/pictures/home/ember-kettle-brass.webp'],
  category: 'Home & Kitchen',
  brand: 'Emberline',
  sku: 'EMB-1',
  availability: true,
  colors: [
    { id: 'sand', name: 'Sand', price: 0 },
    { id: 'brass', name: 'Brass', price: 2_500 },
  ],
  sizes: ['1 l', '1.5 l'],
  memory: [],
  properties: [
    {
      id: 'engraving',
      name: 'Engraving',
      values: [
        { id: 'none', value: 'None', price: 0 },
        { id: 'initials', value: 'Initials', price: 1_200 },
      ],
    },
  ],
  specifications: [{ id: 'power', name: 'Power', value: '1,500 W' }],
  features: [{ id: 'f1', text: 'Keeps warm for an hour' }],
  featured: true,
  dimensions: null,
  weight: '1.1 kg',
  materials: null,
  warranty: null,
  searchText: '',
  createdAt: new Date('2026-01-02T00:00:00Z'),
};

/** A plain lamp of $49.99 without options. */
export const lamp: ProductRow = {
  ...kettle,
  id: 'low-lamp-00000002',
  name: 'Low Lamp',
  description: 'A reading light for the late hours.',
  priceCents: 4_999,
  discountPriceCents: null,
  category: 'Electronics',
  brand: 'Noct',
  sku: 'NOC-1',
  colors: [],
  sizes: [],
  properties: [],
  featured: false,
  createdAt: new Date('2026-01-01T00:00:00Z'),
};

/** Out of stock. */
export const soldOutScarf: ProductRow = {
  ...lamp,
  id: 'sold-out-scarf-00000003',
  name: 'Harbour Scarf',
  description: 'Lambswool from one mill.',
  priceCents: 8_000,
  category: 'Fashion',
  brand: 'Tern & Tide',
  sku: 'TER-1',
  availability: false,
  createdAt: new Date('2026-01-03T00:00:00Z'),
};

/** Adds products as they are; the text that is searched follows from them. */
export async function addProducts(db: Database, ...rows: ProductRow[]): Promise<void> {
  await db.insert(products).values(rows.map((row) => ({ ...row, searchText: productSearchText(row) })));
  await writeFirstVariants(db);
  const counted = rows.flatMap(({ id, stock, createdAt }) =>
    stock === null || stock === undefined ? [] : [openingMovement(id, stock, createdAt)],
  );
  if (counted.length > 0) await db.insert(stockMovements).values(counted);
  await learnSearchWords(
    db,
    rows.map(({ id }) => id),
  );
}

function openingMovement(productId: string, stock: number, at: Date): typeof stockMovements.$inferInsert {
  return {
    productId,
    change: stock,
    stock,
    kind: 'counting_started',
    causeKind: 'shop',
    reason: 'Counting started',
    at,
  };
}
