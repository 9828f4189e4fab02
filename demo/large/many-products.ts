import { productIdFrom } from '#domain/ids.ts';
import type { DemoProduct } from '../catalogue/demo-product.ts';
import { demoProducts } from '../catalogue/index.ts';
import { chanceFrom } from '../reviews/chance.ts';
import { bytesFrom } from './bytes-from.ts';

/** A product beyond the demo catalogue; `stock` is null if it is not counted. */
export type MoreProduct = DemoProduct & { stock: number | null };

/**
 * `count` variations of the demo catalogue's products with other names, brands and prices. Name, SKU and id
 * are unique; pictures and options are those of the original.
 */
export function* moreProducts(seed: string, count: number): Generator<MoreProduct> {
  for (let number = 0; number < count; number++) yield productOf(seed, number);
}

function productOf(seed: string, number: number): MoreProduct {
  const chance = chanceFrom(`${seed} product ${number}`);
  const base = demoProducts[number % demoProducts.length] as DemoProduct;
  const round = Math.floor(number / demoProducts.length);
  const line = LINES[round % LINES.length] as string;
  const edition = EDITIONS[Math.floor(round / LINES.length)] ?? `No. ${Math.floor(round / LINES.length) + 1}`;
  // 'Aurora One Headphones' becomes 'Solstice One Headphones', then 'Solstice One Headphones II'.
  const name = [line, ...base.name.split(' ').slice(1), edition].filter((word) => word).join(' ');
  const price = roundPrice(base.price * (0.55 + 0.9 * chance.next()));
  const id = productIdFrom(name, bytesFrom(chance, 8));
  return {
    ...base,
    id,
    name,
    brand: MAKERS[chance.between(0, MAKERS.length - 1)] as string,
    sku: `${base.sku}-${id.slice(-8).toUpperCase()}`,
    price,
    discountPrice: chance.next() < 0.3 ? roundPrice(price * (0.7 + 0.2 * chance.next())) : null,
    availability: chance.next() < 0.97,
    featured: chance.next() < 0.002,
    daysAgo: 15 + Math.floor(1_400 * chance.next()),
    stock: chance.next() < 0.4 ? null : Math.floor(160 * chance.next() ** 1.4),
  };
}

/** Rounds to whole dollars, minus one cent for high prices. */
function roundPrice(cents: number): number {
  const dollars = Math.max(1, Math.round(cents / 100));
  return dollars < 40 ? dollars * 100 : dollars * 100 - 1;
}

const EDITIONS = ['', 'II', 'Studio', 'Mini', 'Select', 'Classic', 'Reserve', 'Field'];

const MAKERS = [
  'Ashgrove',
  'Bellweather',
  'Calder & Finch',
  'Dovetail',
  'Easterly',
  'Fennick',
  'Galloway Goods',
  'Hollin',
  'Ironbark',
  'Juniper Works',
  'Kestwick',
  'Larkfield',
  'Mossgate',
  'Northlight',
  'Oakhurst',
  'Pemberley',
  'Quillon',
  'Ravenna',
  'Saltmarsh',
  'Tidewater',
  'Underhill',
  'Vantage Row',
  'Westbourne',
  'Yarrow & Sons',
];

const LINES = [
  'Solstice',
  'Meridian',
  'Tamarack',
  'Haven',
  'Cinder',
  'Drift',
  'Alder',
  'Beacon',
  'Cobalt',
  'Dune',
  'Ember',
  'Fathom',
  'Grove',
  'Harvest',
  'Indigo',
  'Juno',
  'Kelp',
  'Lumen',
  'Mistral',
  'Nimbus',
  'Onyx',
  'Pier',
  'Quartz',
  'Ridge',
  'Sable',
  'Thicket',
  'Umber',
  'Vesper',
  'Willow',
  'Zephyr',
  'Arbor',
  'Basalt',
  'Canyon',
  'Delta',
  'Estuary',
  'Fjell',
  'Glade',
  'Heath',
  'Isle',
  'Jetty',
  'Knoll',
  'Lagoon',
  'Marsh',
  'Noon',
  'Orbit',
  'Prairie',
  'Quay',
  'Reef',
  'Summit',
  'Terra',
];
