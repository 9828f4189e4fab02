import { describe, expect, it } from 'vitest';
import { findBrand } from './card-brand.ts';

describe('the brand of a card', () => {
  it.each([
    ['4', 'Visa'],
    ['4242424242424242', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2223003122003222', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['6011111111111117', 'Discover'],
    ['6500', 'Discover'],
    ['3056930009020004', 'Diners Club'],
    ['36227206271667', 'Diners Club'],
    ['3566002020360505', 'JCB'],
    ['6200000000000005', 'UnionPay'],
  ])('number %s is %s', (digits, name) => {
    expect(findBrand(digits)?.name).toBe(name);
  });

  it.each(['', '1', '5', '2220', '2721', '56', '60'])('number %j is unknown', (digits) => {
    expect(findBrand(digits)).toBeNull();
  });
});
