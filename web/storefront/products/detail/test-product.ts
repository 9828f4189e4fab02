import type { WireProduct } from '#contract/product-schemas.ts';

/** A kettle of $200.00, now $150.00, with a color and a property that cost more. For tests. */
export const wireKettle: WireProduct = {
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
  reviews: 12,
  sku: 'EMB-1',
  availability: true,
  colors: [
    { id: 'sand', name: 'Sand', price: 500 },
    { id: 'brass', name: 'Brass', price: 2_500 },
  ],
  sizes: ['1 l', '1.5 l'],
  options: [],
  variants: [],
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
  weight: '1.1 kg',
  createdAt: '2026-01-02T00:00:00.000Z',
};
