import { describe, expect, it } from 'vitest';
import { facetChoices } from './facet-choices.ts';

const facet = [
  { value: 'Electronics', count: 4 },
  { value: 'Fashion', count: 2 },
];

describe('the choices of a facet', () => {
  it('are its values with their counts', () => {
    expect(facetChoices(facet, 'Fashion')).toEqual([
      { value: 'Electronics', label: 'Electronics', count: 4 },
      { value: 'Fashion', label: 'Fashion', count: 2 },
    ]);
  });

  it('include the chosen ones although they have no products', () => {
    expect(facetChoices(facet, 'Toys').at(-1)).toEqual({ value: 'Toys', label: 'Toys', count: 0 });
  });

  it('have no count if the facets could not be loaded', () => {
    expect(facetChoices(null, 'Toys')).toEqual([{ value: 'Toys', label: 'Toys' }]);
    expect(facetChoices(null, '')).toEqual([]);
  });
});
