import type { Choice } from '../../selection-in-url.ts';
import { ADDS_CHOICE } from '../cart-form-fields.ts';

export type AskedChoice = { productId: string; choice: Choice };

/** Adds a choice by a press on `from`. False if nobody does, as before the page is hydrated. */
export function askToAdd(asked: AskedChoice, from: Element): boolean {
  return !from.dispatchEvent(
    new CustomEvent<AskedChoice>(ADDS_CHOICE, { bubbles: true, cancelable: true, detail: asked }),
  );
}
