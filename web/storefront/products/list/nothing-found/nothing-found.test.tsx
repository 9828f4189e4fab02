import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { readListQuery } from '#domain/lists/list-url.ts';
import { productList } from '#domain/products/product-list.ts';
import type { Help } from './load-help.ts';
import { NothingFound } from './nothing-found.tsx';

const NONE: Help = { totalsWithout: [], search: null, topRated: [], categories: [] };

function render(query: string, help: Partial<Help>): string {
  const path = '/user/products';
  const shown = readListQuery(productList, new URLSearchParams(query));
  const Component = () => <NothingFound query={shown} help={{ ...NONE, ...help }} options={[]} />;
  const Stub = createRoutesStub([{ path, Component }]);
  return renderToStaticMarkup(<Stub initialEntries={[`${path}?${query}`]} />);
}

it('names the words that no product contains, and links to searches that find something', () => {
  const search = { missing: ['glaze'], instead: [{ search: 'kiln', count: 3 }] };
  const html = render('search=glaze+kilnn&exact=true', { search });
  expect(html).toContain('No product contains “glaze”.');
  expect(html).toMatch(/href="\/user\/products\?search=kiln"[^>]*>Search for “kiln”: 3 product\(s\)</);
});

it('says that many products are that many or more', () => {
  const search = { missing: ['x'], instead: [{ search: 'lamp', count: 1_000 }] };
  expect(render('search=x+lamp', { search })).toContain('1,000 or more product(s)');
});

it('lists the filters without which there are products, the most first', () => {
  const html = render('search=lamp&category=Fashion&inStock=true', { totalsWithout: [4, 9, 0] });
  expect([...html.matchAll(/Without “([^”]+)”: (\d+)/g)].map(([, label, total]) => [label, total])).toEqual([
    ['Fashion', '9'],
    ['lamp', '4'],
  ]);
});

it('links to categories', () => {
  const html = render('search=x', { categories: [{ value: 'Home & Kitchen', count: 12 }] });
  expect(html).toMatch(/href="\/user\/products\?category=Home\+%26\+Kitchen"/);
});

it('shows nothing where there is nothing to offer', () => {
  expect(render('search=x', { search: { missing: [], instead: [] } })).toBe(
    '<div class="grid gap-12"></div>',
  );
});
