import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  membershipIdFrom,
  orderIdFrom,
  parseMembershipId,
  parseOrderId,
  partOfOrderId,
  productIdFrom,
} from './ids.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('an order id', () => {
  it('has four groups of four typable characters', () => {
    fc.assert(
      fc.property(bytes(16), (random) => {
        expect(orderIdFrom(random)).toMatch(/^MG(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
      }),
    );
  });

  it('is parsed in every spelling', () => {
    fc.assert(
      fc.property(bytes(16), (random) => {
        const id = orderIdFrom(random);
        expect(parseOrderId(id)).toBe(id);
        expect(parseOrderId(` ${id.toLowerCase().replaceAll('-', ' ')} `)).toBe(id);
        expect(parseOrderId(id.slice(3).replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(id);
      }),
    );
  });

  it('is parsed without its prefix even if its code begins like it', () => {
    expect(parseOrderId('mg7k q2xr 4tnp 0123')).toBe('MG-MG7K-Q2XR-4TNP-0123');
  });

  test.each(['', 'MG-', 'MG-0000', 'MG-UUUU-0000-0000-0000', 'MG-0000-0000-0000-00000', "' or 1=1"])(
    'is not read from %j',
    (text) => {
      expect(parseOrderId(text)).toBeNull();
    },
  );
});

it('of a membership is parsed in the same way, and never as an order id', () => {
  fc.assert(
    fc.property(bytes(16), (random) => {
      const id = membershipIdFrom(random);
      expect(parseMembershipId(` ${id.toLowerCase().replaceAll('-', ' ')} `)).toBe(id);
      expect(parseOrderId(id)).toBeNull();
      expect(parseMembershipId(orderIdFrom(random))).toBeNull();
    }),
  );
});

describe('a product id', () => {
  test.each([
    ['Crème Brûlée Torch', 'creme-brulee-torch-00000000'],
    ['  100% Wool!  ', '100-wool-00000000'],
    ['日本', 'product-00000000'],
  ])('is the slug of %j and a random part', (name, id) => {
    expect(productIdFrom(name, new Uint8Array(8))).toBe(id);
  });
});

describe('a part of an order id', () => {
  test.each([
    ['mg7kq2xr', 'MG-7KQ2-XR'],
    ['MG 7kq2', 'MG-7KQ2'],
    ['7KQ2XR4T', '7KQ2-XR4T'],
    ['mgO1l2', 'MG-0112'],
  ])('%j is read as %s', (typed, part) => {
    expect(partOfOrderId(typed)).toBe(part);
  });

  // Names and words are searched for as they are; what is not whole groups could stand anywhere.
  test.each(['mg', 'mg7', 'lamp', 'brassets', '7KQ2X', 'ada@example.com', '(555) 010'])(
    '%j is none',
    (typed) => {
      expect(partOfOrderId(typed)).toBeNull();
    },
  );
});
