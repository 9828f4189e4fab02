import { describe, expect, it, test } from 'vitest';
import { readListQuery } from '#domain/lists/list-url.ts';
import { resolveTexts } from '#domain/page-texts/page-texts.ts';
import { productList } from '#domain/products/product-list.ts';
import { describeList } from './describe-list.ts';

const texts = resolveTexts('products', {}, { shopName: 'Oak & Co', showsExamples: true });

const described = (query: string) =>
  describeList(readListQuery(productList, new URLSearchParams(query)), {
    isEmpty: false,
    texts,
  });

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
    ['', 'Products'],
    ['page=2', 'Products, page 2'],
    ['category=Fashion', 'Fashion'],
    ['category=Fashion&search=wool', 'Results for “wool”'],
  ])('of %j is %j', (query, title) => expect(described(query).title).toBe(title));
});

it('a category is described by its name and that of the shop', () => {
  expect(described('category=Fashion').description).toMatch(/^Fashion at Oak & Co: /);
});

it('a shop without example texts claims nothing of its products', () => {
  const plain = resolveTexts('products', {}, { shopName: 'Oak & Co', showsExamples: false });
  const of = (query: string) =>
    describeList(readListQuery(productList, new URLSearchParams(query)), { isEmpty: false, texts: plain });
  expect(of('').description).toBe('Everything at Oak & Co, with filters for what you need.');
  expect(of('category=Fashion').description).toBe('Fashion at Oak & Co.');
  expect(plain.text).toBe('');
});

it('an empty list is excluded from search engines', () => {
  expect(
    describeList(readListQuery(productList, new URLSearchParams('category=x')), {
      isEmpty: true,
      texts,
    }).noIndex,
  ).toBe(true);
});
