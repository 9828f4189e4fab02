import { formatCount } from '../counts.ts';
import { type OrderStatus, statusHas } from './status.ts';

/**
 * The pieces of an order line. `taken` came from counted stock. `fulfilled` were sent, `canceled` are not
 * sent any more, `returned` came back; of the last two, `restocked` are back on sale and `writtenOff` never
 * will be. `…Apart` are those of them that ended while the order went on. The database checks
 * `fulfilled + canceled ≤ quantity`, `returned ≤ fulfilled`,
 * `restocked + writtenOff ≤ canceled + returned` and `restocked ≤ taken`.
 */
export type LinePieces = {
  productId: string;
  variantId?: string | null | undefined;
  quantity: number;
  taken: number;
  fulfilled: number;
  canceled: number;
  returned: number;
  restocked: number;
  writtenOff: number;
  canceledApart: number;
  returnedApart: number;
  restockedApart: number;
};

/** True if the pieces of an order have left the shop. */
export function isShipped(status: OrderStatus): boolean {
  return statusHas(status, 'shipped');
}

/** True if an order that ends in this status is restocked unless staff say otherwise. */
export function restocksByDefault(status: OrderStatus): boolean {
  return statusHas(status, 'holds-stock');
}

/** The pieces that go back on sale when they end: those that were not sent, and those that were. */
export type Restocks = { unsent: boolean; sent: boolean };

/** Returns what goes back on sale. Default: what an order in this status has not sent. */
export function chooseRestocks(status: OrderStatus, restock?: boolean): Restocks {
  return restock === undefined
    ? { unsent: status !== 'rejected', sent: false }
    : { unsent: restock, sent: restock };
}

/** Pieces that are on sale again once an order ends and is restocked. */
export function piecesToRestock(lines: readonly LinePieces[]): number {
  return lines.reduce(
    (sum, { taken, restocked, writtenOff }) => sum + Math.max(0, taken - restocked - writtenOff),
    0,
  );
}

/** Pieces of a line that are still to be sent. */
export function unsentPieces({
  quantity,
  canceled,
  fulfilled,
}: Pick<LinePieces, 'quantity' | 'canceled' | 'fulfilled'>): number {
  return quantity - canceled - fulfilled;
}

/** Pieces of a line that are still to be sent, or were sent and kept. */
export function openPieces({ quantity, canceled, returned }: LinePieces): number {
  return quantity - canceled - returned;
}

/**
 * A line of an order that ends, or some pieces of it. Pieces that were not sent end first, as canceled; those
 * that were sent count as returned if they are restocked. Each piece is restocked once: first those that end
 * now, then those that ended before.
 */
export function endLine<Line extends LinePieces>(
  line: Line,
  restocks: Restocks,
  pieces: number = line.quantity,
): Line {
  const ending = Math.min(pieces, openPieces(line));
  const unsent = Math.min(ending, unsentPieces(line));
  const sent = ending - unsent;
  const canceled = line.canceled + unsent;
  const returned = line.returned + (restocks.sent ? sent : 0);
  const kept = (restocks.unsent ? 0 : unsent) + (restocks.sent ? 0 : sent);
  const goingBack = restocks.unsent || restocks.sent ? pieces - kept : 0;
  const most = Math.min(line.restocked + goingBack, line.taken, canceled + returned - line.writtenOff);
  return { ...line, canceled, returned, restocked: Math.max(line.restocked, most) };
}

/** A line of which some pieces end while its order goes on. */
export function endLinePieces<Line extends LinePieces>(line: Line, pieces: number, restocks: Restocks): Line {
  const ended = endLine(line, restocks, pieces);
  const canceled = ended.canceled - line.canceled;
  const returned = ended.returned - line.returned;
  // Restocked pieces can be those of an order that ended before.
  const restocked = Math.min(ended.restocked - line.restocked, canceled + returned);
  return {
    ...ended,
    canceledApart: line.canceledApart + canceled,
    returnedApart: line.returnedApart + returned,
    restockedApart: line.restockedApart + restocked,
  };
}

/** A line of which pieces came back while its order goes on. Only what was counted goes back into stock. */
export function receiveLine<Line extends LinePieces>(
  line: Line,
  { restocked: sellable, writtenOff }: { restocked: number; writtenOff: number },
): Line {
  const most = line.taken - line.restocked - line.writtenOff - writtenOff;
  const counted = Math.max(0, Math.min(sellable, most));
  return {
    ...line,
    returned: line.returned + sellable + writtenOff,
    restocked: line.restocked + counted,
    writtenOff: line.writtenOff + writtenOff,
    returnedApart: line.returnedApart + sellable + writtenOff,
    restockedApart: line.restockedApart + counted,
  };
}

/** A line of an order that goes on after its end: the pieces that the end restocked are taken again. */
export function reopenLine<Line extends LinePieces>(line: Line): Line {
  const { canceledApart: canceled, returnedApart: returned, restockedApart: restocked } = line;
  return { ...line, canceled, returned, restocked };
}

/** '1 piece' */
export function countedPieces(pieces: number): string {
  return pieces === 1 ? '1 piece' : `${formatCount(pieces)} pieces`;
}
