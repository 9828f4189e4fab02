import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { WireProductCard } from '#contract/calls/products.ts';
import type { Searched } from '#contract/search-headers.ts';
import { SpecifiedStates } from '../../page-texts/testing/specified-states.tsx';
import type { LoadedProducts } from './load-products.ts';
import { ProductListView } from './product-list-view.tsx';

const lamp: WireProductCard = {
  _id: 'lamp-1',
  name: 'Dusk Lamp',
  description: 'Dims by itself.',
  price: 9_000,
  image: '/pictures/home/dusk-lamp-oak.webp',
  category: 'Home & Kitchen',
  brand: 'Halden',
  rating: 4.6,
  reviews: 12,
  availability: true,
};
const facets: LoadedProducts['facets'] = {
  ok: true,
  data: { categories: [{ value: 'Fashion', count: 12 }], brands: [], price: { min: 2_400, max: 58_500 } },
};

function render(query: string, products: LoadedProducts['products']): string {
  const Stub = createRoutesStub([
    {
      path: '/user/products',
      Component: () => (
        <SpecifiedStates>
          <ProductListView products={products} facets={facets} />
        </SpecifiedStates>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[`/user/products${query}`]} />);
}
const found = (total: number, cards = [lamp], searched: Searched | null = null) =>
  ({ ok: true, data: { cards, total, searched } }) as const;

describe('a list with products', () => {
  it('shows the total of all pages', () => {
    expect(render('', found(60))).toContain('Showing 60 product(s)');
  });

  it('links to the previous and the next page', () => {
    const html = render('?sort=name&page=2', found(60));
    expect(html).toMatch(/<a rel="prev"[^>]*href="\/user\/products\?sort=name"/);
    expect(html).toMatch(/<a rel="next"[^>]*href="\/user\/products\?sort=name&amp;page=3"/);
  });

  it('shows its filters, each with a link that removes it', () => {
    const html = render('?category=Fashion&minPrice=20', found(1));
    expect(html).toMatch(
      /aria-label="Remove price \$20 - Any"[^>]*href="\/user\/products\?category=Fashion"/,
    );
    expect(html).toMatch(/href="\/user\/products"[^>]*>Clear All</);
    expect(html).toMatch(
      /<input[^>]*value="Fashion"[^>]*checked=""|<input[^>]*checked=""[^>]*value="Fashion"/,
    );
  });
});

describe('a list of a corrected search', () => {
  const notice = (typed: string, searched: Searched) => {
    const html = render(`?search=${typed}`, found(1, [lamp], searched));
    return /<p role="status" class="mb-6[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '';
  };

  it('shows the corrected search, and offers to search for the typed text', () => {
    const html = notice('lmap', { shown: 'lamp', match: 'all' });
    expect(html).toContain('No exact match for “lmap”. <strong>Showing results for “lamp”.</strong>');
    expect(html).toMatch(
      /href="\/user\/products\?search=lmap&amp;exact=true"[^>]*>Search only for what I typed</,
    );
  });

  it('does not show the same words as a correction', () => {
    expect(notice('lamp+halden', { shown: 'lamp halden', match: 'all' })).toContain(
      'Showing products that have these words.',
    );
  });

  it('says if only a part was found, and if it was a SKU', () => {
    expect(notice('sony+lamp', { shown: 'lamp', match: 'some' })).toContain('as far as we have it');
    expect(notice('tes+aur', { shown: 'tesaur', match: 'sku' })).toContain('whose SKU contains “TESAUR”');
  });

  it('is sorted by best match, unless another sort is chosen', () => {
    expect(render('?search=lamp', found(1))).toMatch(/<option value="" selected="">Best match</);
    expect(render('?search=lamp&sort=newest', found(1))).toMatch(
      /<option value="newest" selected="">Newest</,
    );
    expect(render('', found(1))).not.toContain('Best match');
  });
});

describe('a list without products', () => {
  it('offers to reset the filters', () => {
    const html = render('?search=zzz&sort=name', found(0, []));
    for (const text of [
      'Showing 0 product(s)',
      'No products found',
      'Try adjusting your filters or search term.',
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/href="\/user\/products\?sort=name"[^>]*>Reset Filters</);
  });
});

describe('a list that failed', () => {
  it('shows the reason and offers a retry', () => {
    const html = render('?sort=name', { ok: false, message: 'Resting', status: 503 });
    expect(html).toContain('Error loading products: Resting');
    expect(html).toMatch(/href="\/user\/products\?sort=name"[^>]*>Try again</);
  });

  it('offers to reset invalid filters', () => {
    const html = render('?minPrice=abc', { ok: false, message: 'Must be a number', status: 400 });
    expect(html).toContain('Error loading products: Must be a number');
    expect(html).toMatch(/href="\/user\/products"[^>]*>Reset Filters</);
  });
});
