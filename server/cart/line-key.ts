import { createHash } from 'node:crypto';
import type { CartChoice } from '#domain/cart/cart.ts';
import { choiceText } from '#domain/cart/cart-choice.ts';

/** Returns the key of a line with this choice: 22 characters that may be part of a URL. */
export function lineKey(choice: CartChoice): string {
  return createHash('sha256').update(choiceText(choice)).digest('base64url').slice(0, 22);
}
