import { expect, it } from 'vitest';
import { taxRows, taxText } from './tax-rows.ts';

const VAT = { name: 'VAT', rate: 1_900, tax: 479 };
const REDUCED = { name: 'Reduced VAT', rate: 687.5, tax: 327 };

it.each([
  ['a shop without rates', { tax: 400 }, [['Tax', 400]]],
  ['one rate', { tax: 479, taxes: [VAT] }, [['Tax', 479]]],
  [
    'several rates',
    { tax: 806, taxes: [VAT, REDUCED] },
    [
      ['Tax', 806],
      ['of which VAT 19 %', 479],
      ['of which Reduced VAT 6.875 %', 327],
    ],
  ],
  [
    'prices with tax',
    { tax: 479, taxes: [VAT], taxIncluded: true },
    [
      ['Tax included', 479],
      ['of which VAT 19 %', 479],
    ],
  ],
])('the rows of the tax of %s', (_, order, rows) => {
  expect(taxRows(order).map(({ term, amount }) => [term, amount])).toEqual(rows);
});

it('the taxes of an order in one cell', () => {
  expect(taxText([VAT, REDUCED])).toBe('VAT 19 %: 4.79; Reduced VAT 6.875 %: 3.27');
  expect(taxText([])).toBe('');
});
