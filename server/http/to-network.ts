import { isIPv6 } from 'node:net';

/** Identifies a client by its IPv4, or by the /64 network of its IPv6, all of which it has. */
export function toNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = parseGroups(ip);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** True if the client is the machine the shop runs on. */
export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === toNetwork('::1');
}

/** Parses the eight groups of an IPv6 in any notation. */
function parseGroups(ip: string): number[] {
  const [withoutZone = ''] = ip.split('%');
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
