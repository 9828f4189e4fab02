import type { LinePieces } from '../orders/restock.ts';
import { isOnItsWay, type OrderReturn, type ReturnLine } from './return.ts';

type Sent = Pick<LinePieces, 'fulfilled' | 'returned'> & { notShipped?: boolean | undefined };

/** The pieces of each line that can still be returned: sent by parcel, not back, and in no open return. */
export function returnablePieces(
  lines: readonly Sent[],
  returns: readonly (Pick<OrderReturn, 'status'> & {
    lines: readonly Pick<ReturnLine, 'position' | 'quantity'>[];
  })[],
): number[] {
  const awaited = returns.filter(({ status }) => isOnItsWay(status)).flatMap((one) => one.lines);
  return lines.map(({ fulfilled, returned, notShipped }, position) => {
    if (notShipped) return 0;
    const pieces = awaited.filter((line) => line.position === position);
    return Math.max(
      0,
      pieces.reduce((left, { quantity }) => left - quantity, fulfilled - returned),
    );
  });
}
