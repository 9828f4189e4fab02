import { expect, it } from 'vitest';
import { billingHref, choiceQuery, productPath } from './product-urls.ts';

const choice = {
  selection: { color: 'Deep Teal', size: null, memory: null, properties: { cord: 'silk' } },
  quantity: 2,
};

it('keeps the reviews that are shown when the choice changes', () => {
  const query = choiceQuery(choice, new URLSearchParams('color=Sand&reviews=2&stars=4&picture=3'));
  expect(query.toString()).toBe('color=Deep+Teal&size=&memory=&p.cord=silk&quantity=2&reviews=2&stars=4');
});

it('carries the product and the whole choice to the checkout', () => {
  expect(billingHref('a&b', choice)).toBe(
    '/user/billing?product=a%26b&color=Deep+Teal&size=&memory=&p.cord=silk&quantity=2',
  );
});

it('writes any id into a path', () => {
  expect(productPath('a/b?c')).toBe('/user/products/a%2Fb%3Fc');
});
