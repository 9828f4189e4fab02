import type { CatalogueEntry } from '../demo-product.ts';
import { galleryOf } from '../picture-address.ts';

export const lampsAndClocks: readonly CatalogueEntry[] = [
  {
    id: 'arc-desk-lamp-zj1ydwcp',
    name: 'Arc Desk Lamp',
    description:
      'A desk lamp with two joints that stay where you leave them and a shade that keeps the light off your eyes. The LED is warm and can be replaced like a bulb. It dims by turning the brass cap on the shade.',
    category: 'Home & Kitchen',
    brand: 'Nordlume',
    sku: 'NOR-ARC-DL',
    price: 18900,
    discountPrice: null,
    availability: true,
    featured: false,
    daysAgo: 70,
    gallery: galleryOf('home', 'arc-desk-lamp', ['sage', 'ink', 'clay', 'lit', 'shade']),
    colors: [
      { id: 'Sage', name: 'Sage', price: 0 },
      { id: 'Ink', name: 'Ink', price: 0 },
      { id: 'Clay', name: 'Clay', price: 0 },
    ],
    sizes: [],
    memory: [],
    properties: [
      {
        id: 'mount',
        name: 'Mount',
        values: [
          { id: 'round-base', value: 'Round base', price: 0 },
          { id: 'table-clamp', value: 'Table clamp', price: 0 },
          { id: 'wall-bracket', value: 'Wall bracket', price: 1500 },
        ],
      },
      {
        id: 'plug',
        name: 'Plug',
        values: [
          { id: 'us', value: 'US', price: 0 },
          { id: 'uk', value: 'UK', price: 0 },
          { id: 'eu', value: 'EU', price: 0 },
        ],
      },
    ],
    specifications: [
      { id: 'light', name: 'Light', value: '8 W LED, 720 lm, 2,700 K' },
      { id: 'color-rendering', name: 'Color rendering', value: 'Ra 95' },
      { id: 'socket', name: 'Socket', value: 'E14, replaceable' },
      { id: 'reach', name: 'Reach', value: '62 cm' },
      { id: 'cord', name: 'Cord', value: '1.8 m, cotton' },
    ],
    features: [
      { id: 'feature-1', text: 'Joints with brass friction discs' },
      { id: 'feature-2', text: 'Dims without flicker' },
      { id: 'feature-3', text: 'Shade turns all around' },
      { id: 'feature-4', text: 'Bulb included' },
    ],
    dimensions: '48 × 18 × 52 cm',
    weight: '2.9 kg',
    materials: 'Powder-coated steel, brass',
    warranty: '5 years',
  },
  {
    id: 'dusk-mushroom-lamp-zbbbmp3a',
    name: 'Dusk Mushroom Lamp',
    description:
      'A table lamp of mouth-blown glass that glows as a whole and throws no hard shadow. It stands on a brushed brass foot and dims at the cord. Being blown, each one has a few small bubbles.',
    category: 'Home & Kitchen',
    brand: 'Nordlume',
    sku: 'NOR-DSK-ML',
    price: 24900,
    discountPrice: 19900,
    availability: true,
    featured: false,
    daysAgo: 29,
    gallery: galleryOf('home', 'dusk-mushroom-lamp', ['opal', 'amber', 'off', 'pair']),
    colors: [
      { id: 'Opal', name: 'Opal', price: 0 },
      { id: 'amber', name: 'Amber', price: 1500 },
    ],
    sizes: ['Small, 28 cm', 'Large, 40 cm'],
    memory: [],
    properties: [
      {
        id: 'plug',
        name: 'Plug',
        values: [
          { id: 'us', value: 'US', price: 0 },
          { id: 'uk', value: 'UK', price: 0 },
          { id: 'eu', value: 'EU', price: 0 },
        ],
      },
    ],
    specifications: [
      { id: 'light', name: 'Light', value: 'E27, up to 12 W LED' },
      { id: 'dimmer', name: 'Dimmer', value: 'At the cord' },
      { id: 'glass', name: 'Glass', value: 'Mouth-blown, 3 mm' },
      { id: 'cord', name: 'Cord', value: '2 m, cotton' },
      { id: 'protection', name: 'Protection', value: 'IP20' },
    ],
    features: [
      { id: 'feature-1', text: 'Soft light in all directions' },
      { id: 'feature-2', text: 'Bulb included, 2,700 K' },
      { id: 'feature-3', text: 'Shade lifts off for cleaning' },
    ],
    dimensions: '36 × 36 × 40 cm (large)',
    weight: '3.4 kg (large)',
    materials: 'Glass, brass',
    warranty: '2 years',
  },
  {
    id: 'quarter-table-clock-34r6kzyq',
    name: 'Quarter Table Clock',
    description:
      'A round clock turned from solid wood, with a dial that can be read across the room. The hands move without ticking. It runs for about a year on one AA battery, which is included.',
    category: 'Home & Kitchen',
    brand: 'Marrow & Pine',
    sku: 'MAP-QTR-18',
    price: 7400,
    discountPrice: null,
    availability: true,
    featured: false,
    daysAgo: 330,
    gallery: galleryOf('home', 'quarter-table-clock', ['oak', 'walnut', 'back', 'dial']),
    colors: [
      { id: 'Oak', name: 'Oak', price: 0 },
      { id: 'walnut', name: 'Walnut', price: 600 },
    ],
    sizes: [],
    memory: [],
    properties: [
      {
        id: 'engraving',
        name: 'Engraving',
        values: [
          { id: 'none', value: 'None', price: 0 },
          { id: 'foot-up-to-30-characters', value: 'Foot, up to 30 characters', price: 1800 },
        ],
      },
    ],
    specifications: [
      { id: 'movement', name: 'Movement', value: 'Quartz, continuous sweep' },
      { id: 'battery', name: 'Battery', value: '1 × AA' },
      { id: 'dial', name: 'Dial', value: '16 cm, behind glass' },
      { id: 'accuracy', name: 'Accuracy', value: 'One minute a year' },
    ],
    features: [
      { id: 'feature-1', text: 'No ticking' },
      { id: 'feature-2', text: 'Turned from one piece' },
      { id: 'feature-3', text: 'Felt foot' },
      { id: 'feature-4', text: 'Battery included' },
    ],
    dimensions: '19 × 8 × 20 cm',
    weight: '860 g',
    materials: 'Oak or walnut, glass, brass',
    warranty: '2 years',
  },
];
