import { describe, expect, it, test } from 'vitest';
import { isSentDirectly } from './sent-directly.ts';

const HERE = { peer: '127.0.0.1', headers: { host: '127.0.0.1:3000' }, httpVersion: '1.1' };

function isDirect({ peer, headers, httpVersion }: typeof HERE): boolean {
  return isSentDirectly({ peer, headers: new Headers(headers), httpVersion });
}

describe('a request is sent directly', () => {
  test.each([
    ['by a program of this machine', {}],
    ['by IPv6', { peer: '::1', headers: { host: '[::1]:3000' } }],
    ['to a listener of both', { peer: '::ffff:127.0.0.1' }],
    ['by the name of this machine', { headers: { host: 'localhost:3000' } }],
    ['by a page of the shop', { headers: { host: 'localhost:3000', origin: 'http://localhost:3000' } }],
  ])('%s', (_, sent) => {
    expect(isDirect({ ...HERE, ...sent } as typeof HERE)).toBe(true);
  });
});

describe('a request is not sent directly', () => {
  test.each([
    ['by another machine', { peer: '203.0.113.9' }],
    ['under a public name', { headers: { host: 'shop.example' } }],
    ['by a page of another name', { headers: { host: '127.0.0.1:3000', origin: 'https://shop.example' } }],
    ['by a page that hides its name', { headers: { host: '127.0.0.1:3000', origin: 'null' } }],
    ['as nginx asks unless it is configured', { httpVersion: '1.0' }],
  ])('%s', (_, sent) => {
    expect(isDirect({ ...HERE, ...sent } as typeof HERE)).toBe(false);
  });

  it.each([
    ['X-Forwarded-For', '203.0.113.9'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['x-forwarded-proto', 'https'],
    ['X-Real-IP', '203.0.113.9'],
    ['Forwarded', 'for=203.0.113.9'],
    ['Via', '1.1 proxy'],
    ['CF-Connecting-IP', '203.0.113.9'],
  ])('with %s: %s', (name, value) => {
    expect(isDirect({ ...HERE, headers: { ...HERE.headers, [name]: value } })).toBe(false);
  });
});
