import { describe, expect, it, test } from 'vitest';
import { isSentByOthers, isSentDirectly } from './sent-directly.ts';

const HERE = { peer: '127.0.0.1', headers: { host: '127.0.0.1:3000' }, httpVersion: '1.1' };

const LOCAL = { host: 'localhost:3000' };
const FAR = 'https://shop.example/admin-login';

/** The headers of a browser at the public address of a proxy that adds no header of its own. */
const OWN_PAGE = { ...LOCAL, 'sec-fetch-site': 'same-origin' };

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
    ['from a page of the shop', { headers: { ...LOCAL, referer: 'http://localhost:3000/admin' } }],
    ['by a link of another site', { headers: { ...LOCAL, referer: FAR, 'sec-fetch-site': 'cross-site' } }],
    ['by the name of no machine', { headers: { host: '0.0.0.0:3000' } }],
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
    ['from a page that the browser takes for the shop', { headers: { ...OWN_PAGE, referer: FAR } }],
    ['from a page without https', { headers: { ...LOCAL, referer: 'http://shop.example/' } }],
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

describe('others reach the shop', () => {
  const isByOthers = (sent: Partial<typeof HERE> | { headers: Record<string, string> }) => {
    const { headers, ...way } = { ...HERE, ...sent };
    return isSentByOthers({ ...way, headers: new Headers(headers) });
  };

  it.each([
    ['asked from another machine', { peer: '203.0.113.9' }],
    ['asked under a public name', { headers: { host: 'shop.example' } }],
    ['asked by a proxy that says so', { headers: { ...LOCAL, 'x-forwarded-for': '203.0.113.9' } }],
    ['asked by its own page of another name', { headers: { ...OWN_PAGE, origin: 'https://shop.example' } }],
    ['asked from its own page of another name', { headers: { ...OWN_PAGE, referer: FAR } }],
    ['asked by a page without https', { headers: { ...LOCAL, origin: 'http://shop.example' } }],
  ])('%s', (_, sent) => {
    expect(isByOthers(sent)).toBe(true);
  });

  it.each([
    ['asked by a program', {}],
    ['asked by a page that hides its name', { headers: { ...OWN_PAGE, origin: 'null' } }],
    [
      'asked by an attack of another site',
      { headers: { ...LOCAL, origin: FAR, 'sec-fetch-site': 'cross-site' } },
    ],
    ['measured by a program that speaks HTTP 1.0', { httpVersion: '1.0' }],
  ])('not if it is %s', (_, sent) => {
    expect(isByOthers(sent)).toBe(false);
  });
});
