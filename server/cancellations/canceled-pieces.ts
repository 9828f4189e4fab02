import type { Connection } from '#db/connection.ts';
import { openPieces, unsentPieces } from '#domain/orders/restock.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { selectLinePieces } from '../orders/restock-queries.ts';

/** Pieces of lines; positions count from 0. */
export type Pieces = readonly { position: number; quantity: number }[];

/** True if nothing of an order is left to be sent without these pieces. */
export async function endsOrder(db: Connection, orderId: string, pieces: Pieces): Promise<boolean> {
  const lines = await selectLinePieces(db, orderId);
  return lines.every((line) => findQuantity(pieces, line.position) >= openPieces(line));
}

/** Refuses pieces of a locked order that cannot be canceled; null if all can. */
export async function refusePieces(db: Connection, orderId: string, pieces: Pieces): Promise<Refusal | null> {
  if (pieces.length === 0)
    return refuse('invalid', 'Choose what is canceled.', { fields: { lines: 'Choose what is canceled.' } });
  const lines = await selectLinePieces(db, orderId);
  for (const [index, { position, quantity }] of pieces.entries()) {
    const line = lines.find((candidate) => candidate.position === position);
    if (!line) {
      const message = `The order has no line ${position + 1}.`;
      return refuse('invalid', message, { fields: { [`lines.${index}.position`]: message } });
    }
    const open = unsentPieces(line);
    if (quantity > open) {
      const message =
        open > 0
          ? `Only ${open} of line ${position + 1} can still be canceled.`
          : `Line ${position + 1} is already ${line.fulfilled > 0 ? 'sent' : 'canceled'}.`;
      return refuse('conflict', message, { fields: { [`lines.${index}.quantity`]: message } });
    }
  }
  return null;
}

/** True if pieces of an order were sent: it cannot be canceled as a whole. */
export async function isSentInPart(db: Connection, orderId: string): Promise<boolean> {
  return (await selectLinePieces(db, orderId)).some(({ fulfilled, returned }) => fulfilled > returned);
}

function findQuantity(pieces: Pieces, position: number): number {
  return pieces.find((candidate) => candidate.position === position)?.quantity ?? 0;
}
