import type { ReturnLine } from '#domain/returns/return.ts';
import { type Refusal, refuse } from '../http/answer.ts';

type RequestedPieces = readonly Pick<ReturnLine, 'position' | 'quantity' | 'reason'>[];

/** Refuses pieces that cannot be returned; `left` are the returnable pieces of each line. Null if all can. */
export function refusePieces(
  requested: RequestedPieces,
  left: readonly number[],
  { needsReasons }: { needsReasons: boolean },
): Refusal | null {
  if (left.every((pieces) => pieces === 0)) return NOTHING_LEFT;
  if (requested.length === 0) return atField('invalid', 'lines', 'Choose what you return.');
  for (const [index, { position, quantity, reason }] of requested.entries()) {
    const most = left[position];
    if (most === undefined)
      return atField('invalid', `lines.${index}.position`, `The order has no line ${position + 1}.`);
    if (quantity > most) {
      const message =
        most === 0
          ? `Nothing of line ${position + 1} can be returned.`
          : `Only ${most} of line ${position + 1} can be returned.`;
      return atField('conflict', `lines.${index}.quantity`, message);
    }
    if (needsReasons && !reason) return atField('invalid', `lines.${index}.reason`, 'Choose a reason.');
  }
  return null;
}

export function atField(code: 'invalid' | 'conflict', field: string, message: string): Refusal {
  return refuse(code, message, { fields: { [field]: message } });
}

export const NO_RETURN = refuse('not_found', 'There is no such return.');
export const NO_LABEL = refuse('not_found', 'There is no such label.');
export const NOT_THE_BUYER = refuse('not_allowed', 'Please confirm the email address of this order first.');
export const NOT_SENT = refuse('conflict', 'Nothing of this order was sent yet.');
export const TOO_LATE = refuse('conflict', 'The time to return this order is over. Please write to us.');
export const NO_WITHDRAWAL = refuse(
  'conflict',
  'This order has no right of withdrawal, or its time is over.',
);
const NOTHING_LEFT = refuse('conflict', 'Nothing of this order is left to return.');
