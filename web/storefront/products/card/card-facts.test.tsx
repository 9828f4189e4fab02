import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { WireProductCard } from '#contract/calls/products.ts';
import { CardFacts } from './card-facts.tsx';

const product: WireProductCard = {
  _id: 'kettle',
  name: 'Ember Kettle',
  description: 'Boils.',
  price: 17_500,
  image: '/kettle.svg',
  category: 'Home & Kitchen',
  brand: 'Ember',
  rating: 4.25,
  reviews: 4,
  availability: true,
};

it('a rated product shows its rating and the number of reviews', () => {
  const html = renderToStaticMarkup(<CardFacts product={product} />);
  expect(html).toContain('4.3<small>(4)</small>');
  expect(html).toContain('aria-label="Rated 4.3 out of 5, 4 reviews"');
});

it('a product without reviews says so, without a rating of 0.0', () => {
  const html = renderToStaticMarkup(<CardFacts product={{ ...product, rating: 0, reviews: 0 }} />);
  expect(html).toContain('No reviews yet');
  expect(html).not.toContain('0.0');
});
