import { expect, it } from 'vitest';
import { readPage, writeQuery } from './address-query.ts';

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

it('writes what is not usual, in the order it has', () => {
  const usual = { search: '', sort: 'newest', page: 1 };
  expect(String(writeQuery({ ...usual, search: 'red lamp', page: 2 }, usual))).toBe('search=red+lamp&page=2');
  expect(String(writeQuery(usual, usual))).toBe('');
});
