import { describe, expect, test } from 'vitest';
import { isThisMachine, toNetwork } from './to-network.ts';

describe('tries are counted by', () => {
  test.each([
    ['the address of IPv4', '203.0.113.9', '203.0.113.9'],
    ['the same where it is written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
    ['the same in hexadecimal', '::FFFF:cb00:7109', '203.0.113.9'],
    ['the /64 of IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the /64 of a short one', '2001:db8::7', '2001:db8:0:0::/64'],
    ['the /64 of one in capitals with leading zeros', '2001:0DB8::0:7', '2001:db8:0:0::/64'],
    ['the /64 of one with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['the /64 of the machine itself', '::1', '0:0:0:0::/64'],
    ['what is no address, as it is', 'unknown', 'unknown'],
  ])('%s', (_, ip, network) => {
    expect(toNetwork(ip)).toBe(network);
  });
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['203.0.113.127', false],
  ['2001:db8::1', false],
  ['unknown', false],
])('%s is this machine: %s', (ip, isThis) => {
  expect(isThisMachine(toNetwork(ip))).toBe(isThis);
});
