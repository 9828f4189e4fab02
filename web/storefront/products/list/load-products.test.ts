import { describe, expect, it } from 'vitest';
import { listProductCards } from '#contract/calls/products.ts';
import { getSearchHelp } from '#contract/calls/search-help.ts';
import { type Api, ApiError } from '#contract/client.ts';
import { loadProducts } from './load-products.ts';

const card = { _id: 'lamp-1', name: 'Lamp', description: '🌼'.repeat(100) };

const searched = { shown: 'lamp', match: 'all' };

/** An API that answers cards and facets, or fails with a status. */
function load(query: string, failure?: number) {
  const asked: unknown[] = [];
  const api = (async (call: { path: string }, input: { query: object }) => {
    asked.push([call.path, input.query]);
    if (failure !== undefined) throw new ApiError(failure, { message: 'No' });
    const isOfAll = Object.keys(input.query).length === 0;
    const found = (value: string) => (isOfAll ? [{ value, count: 9 }] : []);
    return call.path === listProductCards.path
      ? { body: query.includes('Nothing') ? [] : [card], total: 60, searched }
      : { body: { categories: found('Fashion'), brands: found('Acme'), price: null }, total: null };
  }) as unknown as Api;
  const loading = loadProducts({ api, params: {}, url: new URL(`http://shop.test/user/products?${query}`) });
  return { loading, asked };
}

describe('a list of products', () => {
  it('requests a page of cards and the facets at the same time', async () => {
    const { loading, asked } = load('category=Fashion&sort=name&page=2');
    const filter = { category: 'Fashion' };
    expect(asked).toEqual([
      ['/products/cards', { ...filter, sort: 'name', page: 2, limit: 24 }],
      ['/products/facets', filter],
    ]);
    expect((await loading).init?.status).toBe(200);
  });

  it.each([
    ['minPrice=1,299&maxPrice=abc', { minPrice: '1299' }],
    ['minPrice=100&maxPrice=50', {}],
  ])('filters by the valid prices of %s', (query, filter) => {
    expect(load(query).asked[1]).toEqual(['/products/facets', filter]);
  });

  it('contains only the beginning of a long description, in whole characters', async () => {
    const { products } = (await load('').loading).data;
    expect(products.ok && products.data).toEqual({
      cards: [{ ...card, description: '🌼'.repeat(80) }],
      total: 60,
      searched,
    });
  });
});

describe('a URL with another canonical form', () => {
  const findRedirect = async (query: string) => {
    const thrown = await load(query).loading.catch((error: unknown) => error);
    return thrown instanceof Response ? thrown.headers.get('Location') : null;
  };

  it('redirects from beyond the last page to the last one', async () => {
    expect(await findRedirect('category=Nothing&page=9999')).toBe('/user/products?category=Nothing&page=3');
    expect(await findRedirect('category=Nothing&page=3')).toBeNull();
  });

  it('redirects to itself without empty parameters', async () => {
    expect(await findRedirect('search=&category=&brand=')).toBe('/user/products');
    expect(await findRedirect('search=&category=Fashion')).toBe('/user/products?category=Fashion');
  });
});

describe('an empty list', () => {
  it('offers every category and brand of the shop, with a count of 0', async () => {
    const { facets } = (await load('search=zzz').loading).data;
    expect(facets.ok && facets.data).toMatchObject({
      categories: [{ value: 'Fashion', count: 0 }],
      brands: [{ value: 'Acme', count: 0 }],
    });
  });
});

describe('a list without products', () => {
  const help = async (query: string) => {
    const asked: [string, object][] = [];
    const api = (async (call: { path: string }, input: { query: object }) => {
      asked.push([call.path, input.query]);
      if (call.path === getSearchHelp.path) return { body: { missing: ['zzz'], instead: [] } };
      if (call.path !== listProductCards.path)
        return { body: { categories: [{ value: 'Fashion', count: 3 }], brands: [], price: null } };
      const isRated = 'rating' in input.query;
      return { body: isRated ? [card] : [], total: 'search' in input.query ? 0 : 7 };
    }) as unknown as Api;
    const url = new URL(`http://shop.test/user/products?${query}`);
    const { data } = await loadProducts({ api, params: {}, url });
    return { help: data.help, asked };
  };

  it('has what is without each filter, why the search finds nothing, good products and categories', async () => {
    expect((await help('search=zzz&category=Fashion')).help).toEqual({
      totalsWithout: [7, 0],
      search: { missing: ['zzz'], instead: [] },
      topRated: [card],
      categories: [{ value: 'Fashion', count: 3 }],
    });
  });

  it('asks nothing about a search that there is not, and counts nothing without a single filter', async () => {
    const { help: found, asked } = await help('category=Fashion');
    expect(found).toMatchObject({ search: null, totalsWithout: [] });
    expect(asked.map(([path]) => path)).not.toContain(getSearchHelp.path);
  });
});

describe('a list that fails', () => {
  it.each([
    [400, 400],
    [429, 429],
    [503, 503],
    [500, 502],
    [0, 502],
  ])('has for %i of the API the status %i', async (failure, status) => {
    const { data, init } = await load('', failure).loading;
    expect(init?.status).toBe(status);
    expect(data.products).toEqual({ ok: false, message: 'No', status: failure });
  });
});
