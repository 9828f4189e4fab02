import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICING_RULES } from '#domain/pricing/totals.ts';
import type { Product } from '#domain/products/product.ts';
import { orderBodyOf, paymentRequestOf } from '../placing/order-request.ts';
import { quoteChoice } from './quote-choice.ts';
import { shippingPromise } from './shipping-promise.ts';

const kettle: Product = {
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
};
const choice = {
  selection: { color: 'Deep Teal', size: '1 l', memory: null, properties: { lid: 'wood' } },
  quantity: 2,
};
const billing = {
  name: 'Ada Lovelace',
  companyName: null,
  address: '12 Harbor Street',
  country: 'United States',
  state: 'Oregon',
  city: 'Portland',
  zip: '97201',
  email: 'ada@example.com',
  phone: '555 010',
};

function offerOf(product: Product) {
  const quoted = quoteChoice(product, choice, DEFAULT_PRICING_RULES);
  if (!quoted.ok) throw new Error(quoted.refusal.code);
  return quoted.offer;
}

describe('prices a choice', () => {
  it('with its surcharges, shipping and tax', () => {
    const { line, totals } = offerOf(kettle);
    expect(line).toMatchObject({
      unitPrice: 8_750,
      quantity: 2,
      modifications: 'Color: Deep Teal, Size: 1 l, Lid: Wood',
    });
    expect(totals).toEqual({ subtotal: 17_500, shipping: 1_500, discount: 0, tax: 1_400, total: 20_400 });
  });

  it('with the text that its value asks for, and without one that it does not', () => {
    const [lid] = kettle.properties;
    if (!lid) throw new Error('expected a lid');
    const engraved = { ...kettle, properties: [{ ...lid, text: { label: 'Lid text', maxLength: 5 } }] };
    const quoteWith = (product: Product, texts: Record<string, string> | null) =>
      quoteChoice(product, choice, DEFAULT_PRICING_RULES, null, texts);
    const texts = { lid: 'Ada', cord: 'Max' };
    const quoted = quoteWith(engraved, texts);
    if (!quoted.ok) throw new Error(quoted.refusal.code);
    expect(quoted.offer.line.modifications).toMatch(/, Lid text: “Ada”$/);
    expect(orderBodyOf(billing, quoted.offer, 'guest-1').products[0]).toMatchObject({
      propertyTexts: { lid: 'Ada' },
    });
    expect(quoteWith(kettle, texts)).toEqual(quoteWith(kettle, {}));
    expect(quoteWith(engraved, {})).toMatchObject({ ok: false, refusal: { code: 'choice_missing' } });
    // The server cannot read the tab's storage.
    expect(quoteWith(engraved, null)).toMatchObject({ ok: true });
  });

  it('at a member’s price', () => {
    const quoted = quoteChoice(kettle, choice, DEFAULT_PRICING_RULES, 'standard');
    expect(quoted).toMatchObject({
      offer: {
        totals: { subtotal: 17_500, shipping: 0, discount: 1_750, tax: 1_260, total: 17_010 },
        memberPlan: 'standard',
      },
    });
  });

  it('with the picture of the chosen color, or the main one where there is none', () => {
    expect(offerOf(kettle).line.image).toBe('/kettle-deep-teal.svg');
    expect(offerOf({ ...kettle, gallery: [] }).line.image).toBe('/kettle.svg');
  });

  it('not when the product is out of stock', () => {
    const quoted = quoteChoice({ ...kettle, availability: false }, choice, DEFAULT_PRICING_RULES);
    expect(quoted).toMatchObject({ ok: false, refusal: { code: 'product_unavailable' } });
  });
});

describe('asks the shop', () => {
  const order = orderBodyOf(billing, offerOf(kettle), 'guest-1');

  it('for the order with both addresses, the options and every amount', () => {
    expect(order).toEqual({
      userId: 'guest-1',
      userEmail: 'ada@example.com',
      userPhone: '555 010',
      paymentMethod: 'Credit Card',
      shippingAddress: {
        fullName: 'Ada Lovelace',
        address: '12 Harbor Street',
        city: 'Portland',
        state: 'Oregon',
        zipCode: '97201',
        country: 'United States',
        phone: '555 010',
      },
      billingAddress: {
        name: 'Ada Lovelace',
        companyName: null,
        address: '12 Harbor Street',
        city: 'Portland',
        state: 'Oregon',
        zip: '97201',
        country: 'United States',
        phone: '555 010',
      },
      products: [
        {
          productId: 'kettle-1',
          quantity: 2,
          price: 8_750,
          selectedColor: 'Deep Teal',
          selectedSize: '1 l',
          selectedMemory: null,
          selectedProperties: { lid: 'wood' },
        },
      ],
      subtotal: 17_500,
      shipping: 1_500,
      discount: 0,
      tax: 1_400,
      total: 20_400,
    });
  });

  it('for the payment of that order', () => {
    expect(paymentRequestOf(billing, offerOf(kettle), order)).toEqual({
      amount: 20_400,
      currency: 'usd',
      orderData: {
        customerEmail: 'ada@example.com',
        customerName: 'Ada Lovelace',
        productId: 'kettle-1',
        productName: 'Kettle',
        quantity: 2,
      },
      order,
    });
  });
});

it('promises free shipping as specified, or from the amount the shop set', () => {
  expect(shippingPromise(null)).toBe('Free shipping on orders over $50');
  expect(shippingPromise(10_000)).toBe('Free shipping on orders over $100');
  expect(shippingPromise(7_550)).toBe('Free shipping on orders over $75.50');
});
