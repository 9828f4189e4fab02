import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICING_RULES } from '#domain/pricing/totals.ts';
import { withOptions } from '#domain/products/option-words.ts';
import type { Product } from '#domain/products/product.ts';
import { quoteChoice } from './quote-choice.ts';

const kettle: Product = withOptions({
  id: 'kettle-1',
  name: 'Kettle',
  description: '',
  price: 10_000,
  discountPrice: 8_000,
  image: '/kettle.svg',
  gallery: ['/kettle-deep-teal.svg'],
  category: 'Home & Kitchen',
  brand: 'Hearth',
  rating: 0,
  reviews: 0,
  sku: 'KET',
  availability: true,
  stock: null,
  colors: [
    { id: 'c1', name: 'Sand', price: 0 },
    { id: 'c2', name: 'Deep Teal', price: 500 },
  ],
  sizes: ['1 l'],
  memory: [],
  properties: [{ id: 'lid', name: 'Lid', values: [{ id: 'wood', value: 'Wood', price: 250 }] }],
  specifications: [],
  features: [],
  featured: false,
  dimensions: null,
  weight: null,
  materials: null,
  warranty: null,
  createdAt: new Date(0),
});
const choice = {
  selection: { options: { Color: 'Deep Teal', Size: '1 l' }, properties: { lid: 'wood' } },
  quantity: 2,
};

function quoteOffer(product: Product) {
  const quoted = quoteChoice(product, choice, DEFAULT_PRICING_RULES);
  if (!quoted.ok) throw new Error(quoted.refusal.code);
  return quoted.offer;
}

describe('the quote of a choice', () => {
  it('contains its surcharges, shipping and tax', () => {
    const { lines, totals } = quoteOffer(kettle);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      unitPrice: 8_750,
      quantity: 2,
      description: 'Color: Deep Teal, Size: 1 l, Lid: Wood',
    });
    expect(totals).toEqual({ subtotal: 17_500, shipping: 1_500, discount: 0, tax: 1_400, total: 20_400 });
  });

  it('contains a text only if its value asks for one', () => {
    const [lid] = kettle.properties;
    if (!lid) throw new Error('expected a lid');
    const engraved = { ...kettle, properties: [{ ...lid, text: { label: 'Lid text', maxLength: 5 } }] };
    const quoteWith = (product: Product, texts: Record<string, string> | null) =>
      quoteChoice(product, choice, DEFAULT_PRICING_RULES, null, texts);
    const texts = { lid: 'Ada', cord: 'Max' };
    const quoted = quoteWith(engraved, texts);
    if (!quoted.ok) throw new Error(quoted.refusal.code);
    expect(quoted.offer.lines[0]?.description).toMatch(/, Lid text: “Ada”$/);
    expect(quoted.offer.lines[0]?.selection.texts).toEqual({ lid: 'Ada' });
    expect(quoteWith(kettle, texts)).toEqual(quoteWith(kettle, {}));
    expect(quoteWith(engraved, {})).toMatchObject({ ok: false, refusal: { code: 'choice_missing' } });
    // The server cannot read the tab's storage.
    expect(quoteWith(engraved, null)).toMatchObject({ ok: true });
  });

  it('applies the price of members', () => {
    const quoted = quoteChoice(kettle, choice, DEFAULT_PRICING_RULES, 'standard');
    expect(quoted).toMatchObject({
      offer: {
        totals: { subtotal: 17_500, shipping: 0, discount: 1_750, tax: 1_260, total: 17_010 },
        memberPlan: 'standard',
      },
    });
  });

  it('has the picture of the chosen color, or the main one if it has none', () => {
    expect(quoteOffer(kettle).lines[0]?.image).toBe('/kettle-deep-teal.svg');
    expect(quoteOffer({ ...kettle, gallery: [] }).lines[0]?.image).toBe('/kettle.svg');
  });

  it('is refused if the product is out of stock', () => {
    const quoted = quoteChoice({ ...kettle, availability: false }, choice, DEFAULT_PRICING_RULES);
    expect(quoted).toMatchObject({ ok: false, refusal: { code: 'product_unavailable' } });
  });
});
