import { expect, it } from 'vitest';
import { billingHref, choiceQuery, productPath } from './product-urls.ts';

const choice = {
  selection: { color: 'Deep Teal', size: null, memory: null, properties: { cord: 'silk' } },
  quantity: 2,
};

it('the URL of a changed choice keeps the query of the reviews', () => {
  const query = choiceQuery(choice, new URLSearchParams('color=Sand&reviews=2&stars=4&picture=3'));
  expect(query.toString()).toBe('color=Deep+Teal&size=&memory=&p.cord=silk&quantity=2&reviews=2&stars=4');
});

it('the URL of the checkout contains the product and the whole choice', () => {
  expect(billingHref('a&b', choice)).toBe(
    '/user/billing?product=a%26b&color=Deep+Teal&size=&memory=&p.cord=silk&quantity=2',
  );
});

it('the path of a product encodes any id', () => {
  expect(productPath('a/b?c')).toBe('/user/products/a%2Fb%3Fc');
});
