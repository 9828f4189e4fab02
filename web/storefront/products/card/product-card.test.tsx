import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { WireProductCard } from '#contract/calls/products.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

const lamp: WireProductCard = {
  _id: 'dusk-lamp-1a2b3c4d',
  name: 'Dusk Lamp',
  description: 'A lamp that dims by itself.',
  price: 124_950,
  image: '/pictures/home/dusk-lamp.webp',
  category: 'Home & Kitchen',
  brand: 'Halden',
  rating: 4.6,
  reviews: 12,
  availability: true,
};

function render(changes: Partial<WireProductCard> = {}): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <ProductCard product={{ ...lamp, ...changes }} sizes="15rem" />
    </StaticRouter>,
  );
}

describe('a product card', () => {
  it('shows price, rating, brand and category', () => {
    const html = render();
    for (const text of ['$1,249.50', '4.6', 'Halden', 'Home &amp; Kitchen']) expect(html).toContain(text);
    expect(html).not.toContain('<s>');
    expect(html).not.toContain('Out of Stock');
  });

  it('says what its picture shows where staff wrote that', () => {
    expect(render()).toContain('alt=""');
    expect(render({ imageText: 'A lamp on a desk' })).toContain('alt="A lamp on a desk"');
  });

  it('is one link to the product', () => {
    expect(render().match(/href="[^"]*"/g)).toEqual(['href="/user/products/dusk-lamp-1a2b3c4d"']);
  });

  it('cuts a long name to 20 characters, with the whole name as its title', () => {
    const html = render({ name: 'Dusk Lamp with a Walnut Base' });
    expect(html).toContain('title="Dusk Lamp with a Walnut Base">Dusk Lamp with a Wal...</span>');
    expect(html).toContain('class="sr-only">Dusk Lamp with a Walnut Base</span>');
  });

  it('cuts a long description to 70 characters', () => {
    expect(render({ description: 'x'.repeat(71) })).toContain(`>${'x'.repeat(70)}...</p>`);
    expect(render({ description: 'x'.repeat(70) })).toContain(`>${'x'.repeat(70)}</p>`);
  });

  it('strikes the regular price through and names the rounded percentage', () => {
    const html = render({ price: 9_000, discountPrice: 5_999 });
    expect(html).toContain('$59.99');
    expect(html).toMatch(/<s>.*\$90\.00<\/s>/);
    expect(html).toContain('33%');
  });

  it('shows no discount if nothing is saved', () => {
    const html = render({ price: 9_000, discountPrice: 9_000 });
    expect(html).toContain('$90.00');
    expect(html).not.toContain('<s>');
    expect(html).not.toContain('%');
  });

  it('shows the prices with which the product page opens if its first options cost extra', () => {
    const html = render({ price: 5_200, discountPrice: 4_100, surcharge: 4_200 });
    expect(html).toContain('$83.00');
    expect(html).toMatch(/<s>.*\$94\.00<\/s>/);
    expect(html).toContain('12%');
  });

  it('shows no badge of 0 %', () => {
    const html = render({ price: 9_000, discountPrice: 8_999 });
    expect(html).toMatch(/<s>.*\$90\.00<\/s>/);
    expect(html).not.toContain('%');
  });

  it('says when it cannot be bought', () => {
    expect(render({ availability: false })).toContain('Out of Stock');
  });
});

describe('a grid of cards', () => {
  it('loads the pictures of the first row at once and the others lazily', () => {
    const products = ['a', 'b', 'c'].map((_id) => ({ ...lamp, _id }));
    const html = renderToStaticMarkup(
      <StaticRouter location="/">
        <ProductGrid products={products} priorityCount={1} />
      </StaticRouter>,
    );
    expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"', 'loading="lazy"']);
  });
});
