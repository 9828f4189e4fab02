import { randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import { describe, expect, it, test } from 'vitest';
import { buyerCookie, createBuyerToken, findClientIp, readBuyerDigest } from './visitor.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8);
proxies.addAddress('::1', 'ipv6');

describe('the address of a visitor', () => {
  test.each([
    ['is the peer', '203.0.113.9', null, '203.0.113.9'],
    ['is the peer with any claim', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['is what a trusted proxy saw', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['is the last address before our proxies', '10.0.0.1', 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['is the proxy without a claim', '10.0.0.1', null, '10.0.0.1'],
    ['is what an IPv6 proxy saw', '::1', '2001:db8::7', '2001:db8::7'],
    ['has no port', '10.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
    ['has neither brackets nor port', '10.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
    ['has no brackets', '10.0.0.1', '[2001:db8::7]', '2001:db8::7'],
    ['has no quotes', '10.0.0.1', '"[2001:db8::7]:443"', '2001:db8::7'],
    ['is the last before our proxies with ports', '10.0.0.1', '198.51.100.1:1, 10.0.0.2:2', '198.51.100.1'],
    ['is the proxy that names no address', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['is the proxy that names an invented one', '10.0.0.1', '_hidden:7', '10.0.0.1'],
    ['is the last proxy before one that names none', '10.0.0.1', 'x, 10.0.0.2', '10.0.0.2'],
  ])('%s', (_, peer, forwardedFor, ip) => {
    expect(findClientIp(peer, forwardedFor, proxies)).toBe(ip);
  });
});

it('is one for all connections of a client, whatever their ports', () => {
  const ports = Array.from({ length: 50 }, (_, index) => `198.51.100.1:${40_000 + index}`);
  const addresses = new Set(ports.map((entry) => findClientIp('10.0.0.1', entry, proxies)));
  expect([...addresses]).toEqual(['198.51.100.1']);
});

describe('the token of a buying browser', () => {
  it('is read as the stored digest', () => {
    const { token, digest } = createBuyerToken(randomBytes(32));
    const [cookie] = buyerCookie(token, false).split(';');
    expect(readBuyerDigest(`theme=dark; ${cookie}; x=y`, false)).toBe(digest);
    expect(buyerCookie(token, false)).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(token).not.toContain(digest);
  });

  it('is the same for a repeated request, and different for any other', () => {
    const seed = randomBytes(32);
    expect(createBuyerToken(seed)).toEqual(createBuyerToken(seed));
    expect(createBuyerToken(seed)).not.toEqual(createBuyerToken(randomBytes(32)));
  });

  it('is Secure if the shop is served by https, and cannot be set by a subdomain', () => {
    const { token, digest } = createBuyerToken(randomBytes(32));
    expect(buyerCookie(token, true)).toMatch(/^__Host-marigold_buyer=.*; Path=\/;.*; Secure$/);
    expect(readBuyerDigest(`__Host-marigold_buyer=${token}`, true)).toBe(digest);
    expect(readBuyerDigest(`marigold_buyer=${token}`, true)).toBeNull();
  });

  test.each([null, '', 'marigold_buyer=', 'marigold_buyer=short', `xmarigold_buyer=${'A'.repeat(43)}`])(
    'is not read from %j',
    (cookies) => {
      expect(readBuyerDigest(cookies, false)).toBeNull();
    },
  );
});
