import type { WireStaffProduct } from '#contract/product-schemas.ts';

/** A product with something in every field, for tests. */
export const savedKettle: WireStaffProduct = {
  _id: 'ember-kettle-00000001',
  name: 'Ember Kettle',
  description: 'Boils water where you can see it.',
  price: 20_000,
  discountPrice: 15_000,
  image: '/pictures/home/ember-kettle-sand.webp',
  gallery: ['/pictures/home/ember-kettle-sand.webp', '/pictures/home/ember-kettle-brass.webp'],
  category: 'Home & Kitchen',
  brand: 'Emberline',
  rating: 4.5,
  reviews: 2,
  sku: 'EMB-1',
  availability: true,
  status: 'active',
  colors: [
    { id: 'sand', name: 'Sand', price: 0 },
    { id: 'brass', name: 'Brass', price: 2_500 },
  ],
  sizes: ['1 l', '1.5 l'],
  options: [],
  variants: [],
  memory: [],
  properties: [
    { id: 'engraving', name: 'Engraving', values: [{ id: 'initials', value: 'Initials', price: 1_200 }] },
  ],
  specifications: [{ id: 'power', name: 'Power', value: '1,500 W' }],
  features: [{ id: 'f1', text: 'Keeps warm for an hour' }],
  featured: true,
  weight: '1.1 kg',
  createdAt: '2026-01-02T00:00:00.000Z',
  stock: 7,
  tags: [],
  related: [
    {
      _id: 'mug-00000001',
      name: 'Mug',
      image: '/pictures/mug.webp',
      brand: 'Emberline',
      price: 1_800,
      availability: true,
      status: 'active',
    },
  ],
  version: 3,
};
