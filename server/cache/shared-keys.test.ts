import { describe, expect, it, test } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createFindSharedRequest } from './shared-keys.ts';

const find = createFindSharedRequest(calls, 'https://shop.example');
const findKey = (path: string) => find(path, 'shop.example')?.key ?? null;

describe('requests with the same answer have the same key', () => {
  test.each([
    ['/api/products?limit=24&page=2', '/api/products?page=2&limit=24&utm_source=news'],
    ['/api/products/lamp-1', '/api/products/lamp-1?cart=1'],
    ['/user/products?search=lamp&page=2', '/user/products?page=2&search=lamp&fbclid=1'],
    ['/user/products', '/user/products?sort=newest&page=1&colour=red'],
    ['/user/products/lamp-1?color=Red&size=M', '/user/products/lamp-1?size=M&utm_campaign=x&color=Red'],
    ['/user/home', '/user/home?from=mail'],
  ])('%s and %s', (one, other) => {
    expect(findKey(one)).not.toBeNull();
    expect(findKey(other)).toBe(findKey(one));
  });
});

describe('requests with different answers have different keys', () => {
  test.each([
    ['/api/products?page=1', '/api/products?page=2'],
    ['/api/products/lamp-1', '/api/products/lamp-2'],
    ['/user/products?search=lamp', '/user/products?search=lamps'],
    ['/user/products/lamp-1?color=Red', '/user/products/lamp-1'],
  ])('%s and %s', (one, other) => {
    expect(findKey(one)).not.toBe(findKey(other));
  });

  it('for each host where the shop’s origin is not set, as pages have links with it', () => {
    const findHosted = createFindSharedRequest(calls, null);
    expect(findHosted('/user/home', 'one.example')).toEqual({
      key: 'http://one.example/user/home',
      url: 'http://one.example/user/home',
    });
    expect(findHosted('/user/home', 'two.example:3000')?.key).toBe('http://two.example:3000/user/home');
    expect(findHosted('/api/products', 'two.example')?.key).toBe('/api/products');
    expect(findHosted('/user/home', 'evil.example/@')).toBeNull();
    expect(findHosted('/user/home', undefined)).toBeNull();
  });
});

describe('nobody else gets the answer to', () => {
  test.each([
    ['a call of staff, also one that looks like a product', '/api/products/staff'],
    ['an order', '/api/orders/MG-1'],
    ['the checkout', '/user/billing?product=lamp'],
    ['tracking', '/user/track-order?order=MG-1'],
    ['the back office', '/admin/orders'],
    ['a draft of a page', '/user/home?draft=home'],
    ['an invalid query, which has its own message', '/api/products?page=0'],
    ['a URL of another origin', '//other.example/user/home'],
    ['a broken escape', '/api/products/%E0%A4%A'],
    ['a URL that is too long', `/user/products?search=${'a'.repeat(700)}`],
  ])('%s', (_, path) => {
    expect(find(path, 'shop.example')).toBeNull();
  });
});
