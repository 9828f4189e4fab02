import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE } from '../place.ts';
import { oneTaxRate } from '../pricing/tax-rules.ts';
import {
  findShippingTaxRate,
  findTaxRate,
  listTaxCategories,
  NO_TAX_TABLE,
  type TaxRate,
  taxNameAt,
  taxRulesAt,
} from './tax-table.ts';

const rate = (id: string, country: string, state = '', category = ''): TaxRate => ({
  id,
  name: id,
  country,
  state,
  category,
  basisPoints: 800,
  taxesShipping: false,
});

const RATES = [
  rate('rest', EVERYWHERE),
  rate('us-books', 'US', '', 'Books'),
  rate('us', 'US'),
  rate('tx', 'US', 'TX'),
  rate('tx-books', 'US', 'TX', 'Books'),
  rate('us-again', 'US'),
];

describe('the tax rate', () => {
  it.each([
    ['US', 'CA', '', 'us'],
    ['US', 'CA', 'books', 'us-books'],
    ['US', 'TX', '', 'tx'],
    ['US', 'TX', ' BOOKS ', 'tx-books'],
    ['US', 'TX', 'Food', 'tx'],
    ['DE', 'bayern', 'Books', 'rest'],
    ['', '', '', 'rest'],
  ])('of %s, %s and category "%s" is %s: the most specific wins', (country, state, category, id) => {
    expect(findTaxRate(RATES, { country, state }, category)?.id).toBe(id);
  });

  it('is that of the place first: a state without a rate for books taxes them as everything', () => {
    const rates = [rate('us-books', 'US', '', 'Books'), rate('tx', 'US', 'TX')];
    expect(findTaxRate(rates, { country: 'US', state: 'TX' }, 'Books')?.id).toBe('tx');
  });

  it('is none where no rate applies', () => {
    expect(findTaxRate([rate('us', 'US')], { country: 'DE', state: '' }, '')).toBeNull();
    expect(findTaxRate([rate('books', 'US', '', 'Books')], { country: 'US', state: '' }, '')).toBeNull();
  });

  it('of shipping is that of the place, where it taxes shipping', () => {
    const place = { country: 'US', state: 'TX' };
    expect(findShippingTaxRate(RATES, place)).toBeNull();
    const taxed = RATES.map((each) => ({ ...each, taxesShipping: each.category === '' }));
    expect(findShippingTaxRate(taxed, place)?.id).toBe('tx');
  });

  it('does not depend on the order of rates that differ in what they name', () => {
    const distinct = RATES.slice(0, 5);
    const anyOrder = fc.shuffledSubarray(distinct, { minLength: 5, maxLength: 5 });
    const anyPlace = fc.record({
      country: fc.constantFrom('US', 'DE', ''),
      state: fc.constantFrom('TX', 'CA', ''),
    });
    fc.assert(
      fc.property(anyOrder, anyPlace, fc.constantFrom('', 'books', 'food'), (rates, place, category) => {
        expect(findTaxRate(rates, place, category)).toBe(findTaxRate(distinct, place, category));
      }),
    );
  });

  it('of a place is what its lines and shipping are priced by', () => {
    const vat = { ...rate('VAT', 'DE'), basisPoints: 1_900, taxesShipping: true };
    const books = { ...rate('Reduced VAT', 'DE', '', 'Books'), basisPoints: 700 };
    const table = { version: 1, pricesIncludeTax: true, rates: [vat, books] };
    expect(taxRulesAt(table, { country: 'DE', state: '' }, 800)).toEqual({
      ofCategory: new Map([['books', 700]]),
      standard: 1_900,
      ofShipping: 1_900,
      isIncluded: true,
    });
    expect(taxRulesAt(table, { country: 'US', state: 'TX' }, 800)).toEqual({
      ofCategory: new Map([['books', 0]]),
      standard: 0,
      ofShipping: 0,
      isIncluded: true,
    });
    expect(taxNameAt(table.rates, { country: 'DE', state: '' }, 700)).toBe('Reduced VAT');
    expect(taxNameAt(table.rates, { country: 'DE', state: '' }, 800)).toBe('Tax');
  });

  it('A5: of a shop without rates is that of the settings, for everything but shipping', () => {
    expect(taxRulesAt(NO_TAX_TABLE, { country: 'DE', state: '' }, 800)).toEqual(oneTaxRate(800));
  });

  it('has categories, each once', () => {
    const rates = [rate('a', 'US', '', 'Food'), rate('b', 'US', '', ' books '), rate('c', 'DE', '', 'Books')];
    expect(listTaxCategories([...RATES, ...rates])).toEqual(['Books', 'Food']);
  });
});
