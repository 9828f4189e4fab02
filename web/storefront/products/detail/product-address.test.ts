import { describe, expect, it, test } from 'vitest';
import { billingHref, choiceQuery, productPath, reviewsHref, reviewsPageOf } from './product-address.ts';

const choice = {
  selection: { color: 'Deep Teal', size: null, memory: null, properties: { cord: 'silk' } },
  quantity: 2,
};

describe('the page of reviews', () => {
  test.each([
    ['', 1],
    ['reviews=3', 3],
    ['reviews=0', 1],
    ['reviews=x', 1],
  ])('of %j is %i', (query, page) => expect(reviewsPageOf(new URLSearchParams(query))).toBe(page));

  it('has an address that keeps the choice', () => {
    expect(reviewsHref('?color=Sand', 2)).toBe('?color=Sand&reviews=2#reviews');
    expect(reviewsHref('?color=Sand&reviews=2', 1)).toBe('?color=Sand#reviews');
    expect(reviewsHref('?reviews=2', 1)).toBe('#reviews');
  });

  it('stays when the choice changes', () => {
    const query = choiceQuery(choice, new URLSearchParams('color=Sand&reviews=2&picture=3'));
    expect(query.toString()).toBe('color=Deep+Teal&size=&memory=&p.cord=silk&quantity=2&reviews=2');
  });
});

it('carries the product and the whole choice to the checkout', () => {
  expect(billingHref('a&b', choice)).toBe(
    '/user/billing?product=a%26b&color=Deep+Teal&size=&memory=&p.cord=silk&quantity=2',
  );
});

it('writes any id into a path', () => {
  expect(productPath('a/b?c')).toBe('/user/products/a%2Fb%3Fc');
});
