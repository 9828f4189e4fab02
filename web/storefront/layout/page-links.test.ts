import { describe, expect, test } from 'vitest';
import { currentness } from './page-links.ts';

const home = { label: 'Home', to: '/user', page: '/user/home' };
const products = { label: 'Products', to: '/user/products' };

describe('the current link', () => {
  test('a million slashes are read once', () => {
    expect(currentness(products, `/user/products${'/'.repeat(1_000_000)}`)).toBe('page');
    expect(currentness(products, `/user${'/'.repeat(1_000_000)}x`)).toBeUndefined();
  });

  test.each([
    [home, '/user/home', 'page'],
    [home, '/user/about', undefined],
    [products, '/user/products', 'page'],
    [products, '/user/products/', 'page'],
    [products, '/user/products/dusk-lamp-1a2b3c4d', 'true'],
    [products, '/user/products-of-ours', undefined],
  ])('%j on %s is %s', (link, pathname, expected) => {
    expect(currentness(link, pathname)).toBe(expected);
  });
});
