import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '100.63.255.255', '100.128.0.1', '172.32.0.1', '223.255.255.255', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.31.255.255'],
  ['private', '192.168.0.1'],
  ['shared by customers of a provider', '100.64.0.1'],
  ['of this machine', '127.0.0.1'],
  ['of this machine', '127.255.255.254'],
  ['link-local, as the metadata of clouds', '169.254.169.254'],
  ['of documentation', '203.0.113.7'],
  ['of benchmarks', '198.19.0.1'],
  ['multicast', '224.0.0.251'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['of this machine', '::1'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6', '::127.0.0.1'],
  ['IPv4 by NAT64', '64:ff9b::a00:1'],
  ['IPv4 by local NAT64', '64:ff9b:1::a00:1'],
  ['IPv4 by 6to4', '2002:7f00:1::'],
  ['IPv4 by Teredo', '2001:0:4136:e378::1'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['of documentation', '2001:db8::1'],
  ['no address', 'localhost'],
])('an address that is %s (%s) is not public', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
