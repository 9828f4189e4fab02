import type { Transaction } from '#db/connection.ts';
import type { OrderReturn, ReturnLine } from '#domain/returns/return.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { receivePieces } from '../orders/restock.ts';
import { selectLinePieces } from '../orders/restock-queries.ts';
import { updateReturnLine } from './return-queries.ts';
import { atField } from './return-refusals.ts';

export type Received = {
  position: number;
  restocked?: number | undefined;
  writtenOff?: number | undefined;
};

/**
 * Records the pieces of a return that came back to a locked order: each goes back into stock or is written
 * off. Fewer than were asked for may come, and none that came back another way.
 */
export async function receiveReturn(
  tx: Transaction,
  orderId: string,
  orderReturn: OrderReturn,
  received: readonly Received[] = [],
  { staff, now }: { staff: Staff; now: Date },
): Promise<{ ok: true; lines: ReturnLine[]; restocked: number } | Refusal> {
  const refusal = await refuseReceived(tx, orderId, orderReturn, received);
  if (refusal) return refusal;
  const lines = orderReturn.lines.map((line) => {
    const came = received.find(({ position }) => position === line.position);
    return { ...line, restocked: came?.restocked ?? 0, writtenOff: came?.writtenOff ?? 0 };
  });
  const cause = { reason: `Return ${orderReturn.id}`, staff: staff.name, at: now };
  const restocked = await receivePieces(tx, orderId, lines, cause);
  for (const line of lines) await updateReturnLine(tx, orderReturn.id, line);
  return { ok: true, lines, restocked };
}

async function refuseReceived(
  tx: Transaction,
  orderId: string,
  { lines }: OrderReturn,
  received: readonly Received[],
): Promise<Refusal | null> {
  const stored = await selectLinePieces(tx, orderId);
  let sum = 0;
  for (const [index, { position, restocked = 0, writtenOff = 0 }] of received.entries()) {
    const requested = lines.find((line) => line.position === position);
    const line = stored.find((candidate) => candidate.position === position);
    if (!requested || !line)
      return atField('invalid', `received.${index}.position`, `The return has no line ${position + 1}.`);
    const came = restocked + writtenOff;
    sum += came;
    const field = `received.${index}.${restocked > 0 ? 'restocked' : 'writtenOff'}`;
    if (came > requested.quantity)
      return atField('invalid', field, `The return has ${requested.quantity} of line ${position + 1}.`);
    const left = line.fulfilled - line.returned;
    if (came > left)
      return atField('conflict', field, `Only ${left} of line ${position + 1} can still come back.`);
  }
  return sum > 0 ? null : atField('invalid', 'received', 'Say what was received.');
}
