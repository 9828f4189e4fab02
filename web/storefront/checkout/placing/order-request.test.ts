import { describe, expect, it } from 'vitest';
import type { Offer } from '../summary/offer.ts';
import { buildOrderBody, buildPaymentRequest } from './order-request.ts';

const line = {
  productId: 'kettle-1',
  name: 'Kettle',
  image: '/kettle-deep-teal.svg',
  quantity: 2,
  unitPrice: 8_750,
  description: 'Color: Deep Teal, Size: 1 l, Lid: Wood',
  selection: { options: { Color: 'Deep Teal', Size: '1 l' }, properties: { lid: 'wood' } },
};
const offer: Offer = {
  lines: [line],
  totals: { subtotal: 17_500, shipping: 1_500, discount: 0, tax: 1_400, total: 20_400 },
  memberPlan: null,
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

describe('the requests of an order', () => {
  const order = buildOrderBody(billing, offer, 'guest-1');

  it('contain both addresses, the options and every amount', () => {
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

  it('contain the texts of its options', () => {
    const engraved = { ...offer, lines: [{ ...line, selection: { texts: { lid: 'Ada' } } }] };
    expect(buildOrderBody(billing, engraved, 'guest-1').products[0]).toMatchObject({
      propertyTexts: { lid: 'Ada' },
    });
  });

  it('contain each line', () => {
    const lamp = { ...line, productId: 'lamp-1', variantId: 'lamp-1-a', quantity: 1, unitPrice: 4_000 };
    const { products } = buildOrderBody(billing, { ...offer, lines: [line, lamp] }, 'guest-1');
    expect(products).toMatchObject([
      { productId: 'kettle-1', quantity: 2, price: 8_750 },
      { productId: 'lamp-1', variantId: 'lamp-1-a', quantity: 1, price: 4_000 },
    ]);
  });

  it('C5: say that the lines are those of the cart', () => {
    expect(buildOrderBody(billing, { ...offer, fromCart: true }, 'guest-1')).toEqual({
      ...order,
      cart: true,
    });
  });

  it('start the payment of that order', () => {
    expect(buildPaymentRequest(billing, offer, order)).toEqual({
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
