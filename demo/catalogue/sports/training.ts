import type { CatalogueEntry } from '../demo-product.ts';
import { galleryOf } from '../picture-address.ts';

export const training: readonly CatalogueEntry[] = [
  {
    id: 'stillwater-yoga-mat-x6bm6fnm',
    name: 'Stillwater Yoga Mat',
    description:
      'A rubber mat with an open surface that grips dry or damp hands. It is heavier than foam and stays where you put it. It smells of rubber for a few days; air it before the first use.',
    category: 'Sports & Outdoors',
    brand: 'Kindred Oak',
    sku: 'KNO-STW-04',
    price: 8900,
    discountPrice: 6900,
    availability: true,
    featured: false,
    daysAgo: 130,
    gallery: galleryOf('sports', 'stillwater-yoga-mat', ['sage', 'plum', 'ink', 'open', 'detail']),
    colors: [
      { id: 'Sage', name: 'Sage', price: 0 },
      { id: 'Plum', name: 'Plum', price: 0 },
      { id: 'Ink', name: 'Ink', price: 0 },
    ],
    sizes: [],
    memory: [],
    requiredOptions: ['color'],
    properties: [
      {
        id: 'strap',
        name: 'Strap',
        values: [
          { id: 'none', value: 'None', price: 0 },
          { id: 'cotton-carrying-strap', value: 'Cotton carrying strap', price: 1200 },
        ],
      },
      {
        id: 'thickness',
        name: 'Thickness',
        values: [
          { id: '4-mm', value: '4 mm', price: 0 },
          { id: '6-mm', value: '6 mm', price: 1500 },
        ],
      },
    ],
    specifications: [
      { id: 'size', name: 'Size', value: '183 × 66 cm' },
      { id: 'surface', name: 'Surface', value: 'Open-cell natural rubber' },
      { id: 'base', name: 'Base', value: 'Recycled rubber' },
      { id: 'latex', name: 'Latex', value: 'Contains natural latex' },
      { id: 'care', name: 'Care', value: 'Damp cloth, dry in shade' },
    ],
    features: [
      { id: 'feature-1', text: 'Grips better the warmer it gets' },
      { id: 'feature-2', text: 'Fine alignment lines' },
      { id: 'feature-3', text: 'Lies flat at once' },
    ],
    dimensions: '183 × 66 × 0.4 cm',
    weight: '2.3 kg',
    materials: 'Natural and recycled rubber',
    warranty: '2 years',
  },
  {
    id: 'haldor-adjustable-kettlebell-enprftxj',
    name: 'Haldor Adjustable Kettlebell',
    description:
      'Six kettlebells in one, from warm-up to heavy swings. A dial at the front picks up as many plates as you set and locks twice. The size stays the same at every weight.',
    category: 'Sports & Outdoors',
    brand: 'Granheim',
    sku: 'GRH-HAL-12',
    price: 19900,
    discountPrice: null,
    availability: true,
    featured: false,
    daysAgo: 28,
    gallery: galleryOf('sports', 'haldor-kettlebell', ['front', 'apart', 'detail']),
    colors: [],
    sizes: [],
    memory: [],
    properties: [
      {
        id: 'range',
        name: 'Range',
        values: [
          { id: '4-to-12-kg', value: '4 to 12 kg', price: 0 },
          { id: '8-to-20-kg', value: '8 to 20 kg', price: 7000 },
        ],
      },
      {
        id: 'mat',
        name: 'Mat',
        values: [
          { id: 'none', value: 'None', price: 0 },
          { id: 'rubber-mat', value: 'Rubber mat', price: 1900 },
        ],
      },
    ],
    specifications: [
      { id: 'steps', name: 'Steps', value: 'Six, 1.6 kg or 2.4 kg apart' },
      { id: 'handle', name: 'Handle', value: '35 mm, powder-coated steel' },
      { id: 'lock', name: 'Lock', value: 'Dial with a second catch' },
      { id: 'base', name: 'Base', value: 'Flat, rubber' },
    ],
    features: [
      { id: 'feature-1', text: 'Changes weight with one turn of the dial' },
      { id: 'feature-2', text: 'The plates do not rattle' },
      { id: 'feature-3', text: 'The dial only turns while the bell stands' },
    ],
    dimensions: '29 × 21 × 18 cm',
    weight: '12 kg',
    materials: 'Cast iron, steel, rubber',
    warranty: '5 years',
  },
  {
    id: 'valkon-tennis-racket-f62qyfzb',
    name: 'Valkon Tennis Racket',
    description:
      'An all-court racket for players who swing fairly fast. It has enough weight to be steady at the baseline and enough flex to be kind to the elbow. It ships without a cover.',
    category: 'Sports & Outdoors',
    brand: 'Velmora',
    sku: 'VLM-VAL-645',
    price: 18500,
    discountPrice: null,
    availability: true,
    featured: false,
    daysAgo: 200,
    gallery: galleryOf('sports', 'valkon-tennis-racket', ['front', 'pair', 'grip']),
    colors: [],
    sizes: [],
    memory: [],
    properties: [
      {
        id: 'grip',
        name: 'Grip',
        values: [
          { id: 'l1', value: 'L1', price: 0 },
          { id: 'l2', value: 'L2', price: 0 },
          { id: 'l3', value: 'L3', price: 0 },
          { id: 'l4', value: 'L4', price: 0 },
        ],
      },
      {
        id: 'string',
        name: 'String',
        values: [
          { id: 'unstrung', value: 'Unstrung', price: 0 },
          { id: 'synthetic-gut', value: 'Synthetic gut', price: 1500 },
          { id: 'multifilament', value: 'Multifilament', price: 2800 },
        ],
      },
    ],
    specifications: [
      { id: 'head', name: 'Head', value: '645 cm²' },
      { id: 'weight', name: 'Weight', value: '295 g unstrung' },
      { id: 'balance', name: 'Balance', value: '32 cm' },
      { id: 'pattern', name: 'Pattern', value: '16 × 19' },
      { id: 'stiffness', name: 'Stiffness', value: '64 RA' },
      { id: 'length', name: 'Length', value: '68.5 cm' },
    ],
    features: [
      { id: 'feature-1', text: 'Forgiving sweet spot' },
      { id: 'feature-2', text: 'Damping in the handle' },
      { id: 'feature-3', text: 'Strung by us at the tension you choose' },
    ],
    dimensions: '68.5 cm long',
    weight: '295 g',
    materials: 'Graphite, polyurethane grip',
    warranty: '1 year',
  },
];
