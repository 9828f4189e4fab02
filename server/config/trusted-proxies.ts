import { BlockList, isIP } from 'node:net';

/** The networks of TRUSTED_PROXIES. */
export type TrustedProxies = {
  list: BlockList;
  /** The networks, as the setting writes them, that are too wide to contain proxies only. */
  ofAll: readonly string[];
};

/**
 * Bits below which a network is more than anybody's own: 10.0.0.0/8 and fc00::/7 are the widest private ones.
 */
const FEWEST_BITS = { ipv4: 8, ipv6: 7 };

export const NO_PROXIES: TrustedProxies = { list: new BlockList(), ofAll: [] };

/** Reads addresses and networks that are separated by commas; undefined for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const list = new BlockList();
  const ofAll: string[] = [];
  for (const entry of text.split(',').map((each) => each.trim())) {
    const [, ip = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? longest : Number(bits);
    if (!isIP(ip) || prefix > longest) return undefined;
    list.addSubnet(ip, prefix, family);
    if (prefix < FEWEST_BITS[family] || (family === 'ipv6' && containsAllIPv4(ip, prefix))) ofAll.push(entry);
  }
  return { list, ofAll };
}

/** True for a network with the addresses of IPv4 as IPv6 writes them, such as ::ffff:0:0/96. */
function containsAllIPv4(ip: string, prefix: number): boolean {
  const network = new BlockList();
  network.addSubnet(ip, prefix, 'ipv6');
  return network.check('0.0.0.0') && network.check('255.255.255.255');
}
