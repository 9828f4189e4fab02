import { describe, expect, it, test } from 'vitest';
import { readListQuery } from '#domain/lists/list-url.ts';
import { productList } from '#domain/products/product-list.ts';
import { describeList } from './describe-list.ts';

const described = (query: string) =>
  describeList(readListQuery(productList, new URLSearchParams(query)), false);

describe('the canonical URL of a list', () => {
  test.each([
    ['', '/user/products'],
    ['page=2', '/user/products?page=2'],
    ['category=Fashion', '/user/products?category=Fashion'],
    ['category=Fashion&page=2', '/user/products?category=Fashion&page=2'],
    ['category=Fashion&sort=name&page=2', '/user/products?category=Fashion'],
    ['category=Fashion&brand=Noct', '/user/products'],
    ['search=lamp&page=2', '/user/products'],
    ['minPrice=5', '/user/products'],
  ])('of %j is %j', (query, path) => expect(described(query).path).toBe(path));
});

describe('the title of a list', () => {
  test.each([
    ['', 'Products – Marigold'],
    ['page=2', 'Products, page 2 – Marigold'],
    ['category=Fashion', 'Fashion – Marigold'],
    ['category=Fashion&search=wool', 'Results for “wool” – Marigold'],
  ])('of %j is %j', (query, title) => expect(described(query).title).toBe(title));
});

it('an empty list is excluded from search engines', () => {
  expect(describeList(readListQuery(productList, new URLSearchParams('category=x')), true).noIndex).toBe(
    true,
  );
});
