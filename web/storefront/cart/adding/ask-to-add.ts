import { writeLine } from '#domain/orders/choice-words.ts';
import type { ChosenLine } from '#domain/pricing/selection.ts';
import { ADDS_CHOICE } from '../cart-form-fields.ts';

/** A line of a product with what was chosen of it, as calls ask for it. */
export type ChosenBody = ReturnType<typeof writeLine>;

/** Adds a chosen line by a press on `from`. False if nobody does, as before the page is hydrated. */
export function askToAdd(line: ChosenLine, from: Element): boolean {
  return !from.dispatchEvent(
    new CustomEvent<ChosenBody>(ADDS_CHOICE, { bubbles: true, cancelable: true, detail: writeLine(line) }),
  );
}
