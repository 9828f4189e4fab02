import { describe, expect, it, test } from 'vitest';
import { NOTHING_SELECTED } from '../pricing/selection.ts';
import { DEFAULT_PRICING_RULES } from '../pricing/totals.ts';
import { withOptions } from '../products/option-words.ts';
import type { Product } from '../products/product.ts';
import { quote, type WantedLine } from './quote.ts';

const mug: Product = withOptions({
  id: 'mug-1',
  name: 'Mug',
  description: '',
  price: 2_000,
  discountPrice: null,
  image: '/mug.svg',
  gallery: ['/mug.svg', '/mug-blue.svg'],
  category: 'Home & Kitchen',
  brand: 'Emberline',
  rating: 0,
  reviews: 0,
  sku: 'MUG',
  availability: true,
  stock: null,
  colors: [{ id: 'c-blue', name: 'Blue', price: 300 }],
  sizes: ['S'],
  memory: [],
  properties: [],
  specifications: [],
  features: [],
  featured: false,
  dimensions: null,
  weight: null,
  materials: null,
  warranty: null,
  createdAt: new Date(0),
});

const shelf = new Map([
  ['mug-1', mug],
  ['gone-1', { ...mug, id: 'gone-1', name: 'Gone', availability: false }],
  ['none-1', { ...mug, id: 'none-1', name: 'None', stock: 0 }],
  ['few-1', { ...mug, id: 'few-1', name: 'Few', stock: 2 }],
]);

const want = (line: Partial<WantedLine> = {}): WantedLine => ({
  productId: 'mug-1',
  quantity: 1,
  selection: NOTHING_SELECTED,
  ...line,
});

const offer = (...wanted: WantedLine[]) => quote(wanted, shelf, DEFAULT_PRICING_RULES);

describe('a quote', () => {
  it('prices each line with its options and adds them up', () => {
    const result = offer(want({ quantity: 2, selection: { options: { Color: 'c-blue' } } }), want());
    expect(result).toMatchObject({
      ok: true,
      quote: {
        lines: [
          {
            unitPrice: 2_300,
            quantity: 2,
            selection: { options: { Color: 'Blue' } },
            description: 'Color: Blue',
            image: '/mug-blue.svg',
          },
          {
            unitPrice: 2_000,
            quantity: 1,
            selection: NOTHING_SELECTED,
            description: '',
            image: '/mug.svg',
          },
        ],
        totals: { subtotal: 6_600, shipping: 1_500, tax: 528, total: 8_628 },
      },
    });
  });

  test.each([
    ['a product that is not sold', want({ productId: 'none' }), { code: 'product_missing', position: 1 }],
    ['a product out of stock', want({ productId: 'gone-1' }), { code: 'product_unavailable', name: 'Gone' }],
    [
      'a product of which nothing is left',
      want({ productId: 'none-1' }),
      { code: 'product_unavailable', name: 'None' },
    ],
    [
      'more pieces than are left',
      want({ productId: 'few-1', quantity: 3 }),
      { code: 'stock_short', name: 'Few', left: 2 },
    ],
    [
      'an option the product does not have',
      want({ selection: { options: { Size: 'XL' } } }),
      { code: 'option_unavailable', unknown: [{ option: 'size', name: 'XL' }] },
    ],
  ])('is refused for %s, naming the line', (_, line, refusal) => {
    expect(offer(want(), line)).toMatchObject({ ok: false, refusal: { position: 1, ...refusal } });
  });

  it('is refused above the limit of a payment', () => {
    const lines = Array.from({ length: 50 }, () => want({ quantity: 1_000 }));
    expect(offer(...lines)).toMatchObject({ ok: false, refusal: { code: 'total_too_large' } });
  });
});
