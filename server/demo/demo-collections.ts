import type { Transaction } from '#db/connection.ts';
import type { CollectionDefinition } from '#domain/collections/collection.ts';
import { EMPTY_RULE } from '#domain/collections/collection-rule.ts';
import type { ProductsOfCollections } from '#domain/discounts/scope.ts';
import { DAY } from '#domain/time-units.ts';
import { insertCollection } from '../collections/staff-collection-queries.ts';

/** The collection by hand, which a code is for. */
export const SLOW_MORNINGS = 'CL-DEM0-MRN1-NGS0-0000';

/** The collections of the demo shop: one by hand, one by rule. */
const DEMO_COLLECTIONS: (CollectionDefinition & { id: string })[] = [
  {
    id: SLOW_MORNINGS,
    title: 'Slow mornings',
    slug: 'slow-mornings',
    description: 'Good coffee, warm light and an hour without a screen.',
    image: '/pictures/home/heron-pour-over-kettle-cup.webp',
    isPublished: true,
    products: {
      kind: 'hand',
      ids: [
        'heron-pour-over-kettle-pm6x665g',
        'burrow-hand-grinder-47j00bgv',
        'tide-stoneware-mugs-q0xqwqfm',
        'dusk-mushroom-lamp-zbbbmp3a',
        'washed-linen-bedding-set-8b4s42ww',
        'quarter-table-clock-34r6kzyq',
        'fernhollow-linen-cushion-x0cd41a5',
      ],
    },
  },
  {
    id: 'CL-DEM0-G1FT-S050-0000',
    title: 'Gifts under $50',
    slug: 'gifts-under-50',
    description: 'Small things that look like more, all ready to be sent.',
    image: '/pictures/beauty/garrigue-soap-set-row.webp',
    isPublished: true,
    products: { kind: 'rule', rule: { ...EMPTY_RULE, maxPrice: 5_000, inStock: true } },
  },
];

/** Returns the products of the collections by hand. */
export function demoProductsByHand(): ProductsOfCollections {
  return new Map(
    DEMO_COLLECTIONS.flatMap(({ id, products }) =>
      products.kind === 'hand' ? [[id, new Set(products.ids)]] : [],
    ),
  );
}

/** Days since the newest collection exists; older than the codes. */
const AGE = 60;

export async function addDemoCollections(
  tx: Pick<Transaction, 'insert' | 'delete' | 'execute'>,
  now: Date,
): Promise<void> {
  // Listed newest first.
  for (const [place, collection] of DEMO_COLLECTIONS.entries())
    await insertCollection(tx, collection, new Date(now.getTime() - (AGE + place) * DAY));
}
