import { type OrderStatus, statusHas } from './status.ts';

type Line = { notShipped?: true | undefined };

/** True if something of an order is sent by parcel. */
export function needsShipping(lines: readonly Line[]): boolean {
  return lines.length === 0 || lines.some(({ notShipped }) => !notShipped);
}

/** False for a status about parcels of an order that has none. */
export function fitsLines(status: OrderStatus, lines: readonly Line[]): boolean {
  return !statusHas(status, 'parcel') || needsShipping(lines);
}

/** True of a fulfilment that is no parcel: nothing in it is shipped. */
export function isProvided(
  { lines: pieces }: { lines: readonly { position: number }[] },
  lines: readonly Line[],
): boolean {
  return pieces.every(({ position }) => lines[position]?.notShipped === true);
}
