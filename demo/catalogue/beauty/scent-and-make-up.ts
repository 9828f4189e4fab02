import type { CatalogueEntry } from '../demo-product.ts';
import { galleryOf } from '../picture-url.ts';

export const scentAndMakeUp: readonly CatalogueEntry[] = [
  {
    id: 'sillon-eau-de-parfum-22s0r042',
    name: 'Sillon Eau de Parfum',
    description:
      'Opens with bitter orange and settles into tea, orris and cedar. It stays close to the skin and is noticed at arm’s length rather than across a room. The first ten minutes are sharper than the rest.',
    category: 'Beauty & Personal Care',
    brand: 'Maison Ilvane',
    sku: 'ILV-SIL-50',
    price: 11800,
    discountPrice: null,
    availability: true,
    featured: false,
    daysAgo: 190,
    gallery: galleryOf('beauty', 'sillon-eau-de-parfum', ['front', 'open', 'box']),
    colors: [],
    sizes: [],
    memory: [],
    properties: [
      {
        id: 'size',
        name: 'Size',
        values: [
          { id: '50-ml', value: '50 ml', price: 0 },
          { id: '100-ml', value: '100 ml', price: 5200 },
        ],
        required: true,
      },
      {
        id: 'gift-box',
        name: 'Gift box',
        values: [
          { id: 'no-gift-box', value: 'No gift box', price: 0 },
          { id: 'linen-gift-box', value: 'Linen gift box', price: 900 },
        ],
      },
    ],
    specifications: [
      { id: 'concentration', name: 'Concentration', value: '18 %' },
      { id: 'top', name: 'Top', value: 'Bitter orange, pink pepper' },
      { id: 'heart', name: 'Heart', value: 'Orris, black tea' },
      { id: 'base', name: 'Base', value: 'Cedar, tonka bean' },
      { id: 'lasts', name: 'Lasts', value: '6 to 8 hours on skin' },
    ],
    features: [
      { id: 'feature-1', text: 'Refillable glass bottle' },
      { id: 'feature-2', text: 'Cap turned from walnut' },
      { id: 'feature-3', text: 'Two sprays are enough' },
      { id: 'feature-4', text: 'No added color' },
    ],
    dimensions: '11 × 6.5 × 3.5 cm',
    weight: '240 g',
    materials: 'Glass, brass, walnut',
    warranty: null,
  },
  {
    id: 'atelier-makeup-brush-set-js5th9yt',
    name: 'Atelier Makeup Brush Set',
    description:
      'Five brushes that do the work of twelve: powder, blush, foundation, eye and liner. The hair is synthetic and takes both cream and powder. They keep their shape when dried lying flat.',
    category: 'Beauty & Personal Care',
    brand: 'Maison Ilvane',
    sku: 'ILV-ATL-05',
    price: 8600,
    discountPrice: null,
    availability: false,
    featured: false,
    daysAgo: 230,
    gallery: galleryOf('beauty', 'atelier-makeup-brushes', ['walnut', 'ink', 'cup', 'roll']),
    colors: [
      { id: 'Walnut', name: 'Walnut', price: 0 },
      { id: 'Ink', name: 'Ink', price: 0 },
    ],
    sizes: [],
    memory: [],
    requiredOptions: ['color'],
    properties: [
      {
        id: 'case',
        name: 'Case',
        values: [
          { id: 'none', value: 'None', price: 0 },
          { id: 'canvas-roll', value: 'Canvas roll', price: 1800 },
        ],
      },
    ],
    specifications: [
      { id: 'brushes', name: 'Brushes', value: 'Five' },
      { id: 'hair', name: 'Hair', value: 'Synthetic, taklon' },
      { id: 'handle', name: 'Handle', value: 'Lacquered beech or walnut' },
      { id: 'ferrule', name: 'Ferrule', value: 'Brass' },
      { id: 'care', name: 'Care', value: 'Mild soap, dry lying flat' },
    ],
    features: [
      { id: 'feature-1', text: 'Powder, blush, foundation, eye and liner' },
      { id: 'feature-2', text: 'Hair is glued and crimped, and does not shed' },
      { id: 'feature-3', text: 'No animal hair' },
    ],
    dimensions: '15 to 21 cm long',
    weight: '165 g',
    materials: 'Walnut, brass, taklon',
    warranty: '2 years',
  },
  {
    id: 'ember-scented-candle-qkct3v19',
    name: 'Ember Scented Candle',
    description:
      'A candle of plant wax in amber glass, scented with eight per cent perfume oil. It is noticed when you enter a room and then steps back. Trim the wick to five millimetres before each burn.',
    category: 'Beauty & Personal Care',
    brand: 'Maison Ilvane',
    sku: 'ILV-EMB-22',
    price: 4400,
    discountPrice: 3300,
    availability: true,
    featured: false,
    daysAgo: 60,
    gallery: galleryOf('beauty', 'ember-scented-candle', ['front', 'lit', 'open']),
    colors: [],
    sizes: [],
    memory: [],
    properties: [
      {
        id: 'scent',
        name: 'Scent',
        values: [
          { id: 'fig-and-smoke', value: 'Fig and smoke', price: 0 },
          { id: 'cedar', value: 'Cedar', price: 0 },
          { id: 'orange-blossom', value: 'Orange blossom', price: 0 },
        ],
        required: true,
      },
      {
        id: 'size',
        name: 'Size',
        values: [
          { id: '220-g', value: '220 g', price: 0 },
          { id: '600-g-three-wicks', value: '600 g, three wicks', price: 4200 },
        ],
        required: true,
      },
      {
        id: 'gift-box',
        name: 'Gift box',
        values: [
          { id: 'no-gift-box', value: 'No gift box', price: 0 },
          { id: 'linen-gift-box', value: 'Linen gift box', price: 900 },
        ],
      },
    ],
    specifications: [
      { id: 'wax', name: 'Wax', value: 'Rapeseed and coconut' },
      { id: 'burning-time', name: 'Burning time', value: 'About 45 hours' },
      { id: 'wick', name: 'Wick', value: 'Cotton, lead-free' },
      { id: 'room', name: 'Room', value: 'Up to 20 m²' },
    ],
    features: [
      { id: 'feature-1', text: 'Burns evenly when the first burn is two hours' },
      { id: 'feature-2', text: 'Brass lid puts it out without smoke' },
      { id: 'feature-3', text: 'Glass makes a good tumbler afterwards' },
    ],
    dimensions: '8 × 9 cm',
    weight: '480 g',
    materials: 'Plant wax, amber glass, brass',
    warranty: null,
  },
];
