import { expect, it } from 'vitest';
import type { Offered } from '../checkout/quote.ts';
import { withOptions } from '../products/option-words.ts';
import type { CartLine } from './cart.ts';
import { priceCart } from './price-cart.ts';

const values = { Color: 'Clay', Size: '39', Lace: 'Silk' };
const shoe: Offered = withOptions({
  id: 'shoe',
  name: 'Shoe',
  image: '/shoe.webp',
  gallery: [],
  price: 10_000,
  discountPrice: null,
  availability: true,
  stock: 0,
  colors: [{ id: 'Clay', name: 'Clay', price: 0 }],
  sizes: ['39'],
  memory: [],
  properties: [],
  variantOptions: Object.entries(values).map(([name, value]) => ({ name, values: [value] })),
  variants: [
    {
      id: 'shoe-clay-39',
      sku: 'S-1',
      options: values,
      price: null,
      discountPrice: null,
      barcode: null,
      weightGrams: null,
      image: null,
      stock: 0,
      isOffered: true,
    },
  ],
  category: 'Fashion',
  taxCategory: null,
  weightGrams: null,
});

const line: CartLine = {
  key: 'a',
  productId: 'shoe',
  variantId: 'shoe-clay-39',
  selection: { properties: { wrap: 'yes' } },
  quantity: 1,
  seen: { name: 'Shoe', image: '/shoe.webp', description: 'Color: Clay', unitPrice: 10_000 },
  addedAt: new Date(0),
};

it('a line that is sold out says what was chosen, also what its variant decides', () => {
  const [priced] = priceCart([line], new Map([['shoe', shoe]]));
  expect(priced).toMatchObject({
    priced: null,
    chosen: {
      options: { Color: 'Clay', Size: '39', Lace: 'Silk' },
      properties: { wrap: 'yes' },
    },
  });
});

it('of a product that is gone it says what the line itself knows', () => {
  const [priced] = priceCart([{ ...line, selection: { options: { Color: 'Clay' } } }], new Map());
  expect(priced).toMatchObject({ chosen: { options: { Color: 'Clay' } } });
});
