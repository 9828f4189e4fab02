import { newKey } from '#web/shared/new-key.ts';
import type { ChosenBody } from './ask-to-add.ts';

/** A line to be added; of a product's card without a selection, which the shop completes. */
export type AddedLine = ChosenBody | { productId: string; quantity: number };

/** Pieces that are being added to the cart, by a press on `from`. */
export type Adding = { line: AddedLine; key: string; from: Element; attempt: number };

/**
 * The last request whose outcome is unknown: it is repeated with its key, and added once (model C2).
 */
let unsettled: { line: string; key: string } | null = null;

let attempts = 0;

export function beginAdding(line: AddedLine, from: Element): Adding {
  const requestedLine = JSON.stringify(line);
  if (unsettled?.line !== requestedLine) unsettled = { line: requestedLine, key: newKey() };
  attempts += 1;
  return { line, key: unsettled.key, from, attempt: attempts };
}

/** The outcome is known: the next request is another one. */
export function settleAdding({ key }: Pick<Adding, 'key'>): void {
  if (unsettled?.key === key) unsettled = null;
}
