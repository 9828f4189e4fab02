import { expect, it } from 'vitest';
import { withOptions } from '#domain/products/option-words.ts';
import { billingHref, choiceQuery, productPath } from './product-urls.ts';

const product = withOptions({
  id: 'a',
  colors: [{ id: 'c1', name: 'Deep Teal', price: 0 }],
  sizes: ['S'],
  memory: [],
  properties: [],
});
const choice = {
  selection: { options: { Color: 'Deep Teal', Size: null }, properties: { cord: 'silk' } },
  quantity: 2,
};

it('the URL of a changed choice keeps the query of the reviews', () => {
  const query = choiceQuery(choice, product, new URLSearchParams('color=Sand&reviews=2&stars=4&picture=3'));
  expect(query.toString()).toBe('color=Deep+Teal&without=size&p.cord=silk&quantity=2&reviews=2&stars=4');
});

it('the URL of the checkout contains the product and the whole choice', () => {
  expect(billingHref({ ...product, id: 'a&b' }, choice)).toBe(
    '/user/billing?product=a%26b&color=Deep+Teal&without=size&p.cord=silk&quantity=2',
  );
});

it('the path of a product encodes any id', () => {
  expect(productPath('a/b?c')).toBe('/user/products/a%2Fb%3Fc');
});
