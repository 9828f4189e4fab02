import { expect, it } from 'vitest';
import { readPage, readSearch, withoutEmpty, writeQuery } from './address-query.ts';

it.each([
  ['page=3', 3],
  ['page= 12 ', 12],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=1e3', 1],
  ['page=1000000', 1],
])('the page of %j is %d', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

it.each([
  ['nothing', '', ''],
  ['a word, trimmed', ' lamp ', 'lamp'],
  ['as much as the shop takes', 'a'.repeat(101), 'a'.repeat(100)],
  ['whole characters only', `${'a'.repeat(99)}🪔`, 'a'.repeat(99)],
])('searches for %s', (_, search, found) => {
  expect(readSearch(new URLSearchParams({ search }))).toBe(found);
});

it.each([
  ['?search=&category=', '/list'],
  ['?search=&category=A%26B', '/list?category=A%26B'],
  ['?category=Fashion', null],
  ['', null],
])('%s without empty parameters is %j', (query, shorter) => {
  expect(withoutEmpty(new URL(`/list${query}`, 'http://shop.test'))).toBe(shorter);
});

it('writes what is not usual, in the order it has', () => {
  const usual = { search: '', sort: 'newest', page: 1 };
  expect(String(writeQuery({ ...usual, search: 'red lamp', page: 2 }, usual))).toBe('search=red+lamp&page=2');
  expect(String(writeQuery(usual, usual))).toBe('');
});
