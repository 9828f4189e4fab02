import { useState } from 'react';
import type { WireCart } from '#contract/calls/cart.ts';
import { CODE } from '../discounts/codes-in-url.ts';
import type { CodeForm } from '../discounts/discount-codes.tsx';
import { CART_PATH, type CartFormProblem, INTENT } from './cart-form-fields.ts';
import type { CartChanges } from './use-cart-changes.ts';

type Refused = NonNullable<WireCart['refused']>;

/** The codes of the cart, and those that take nothing off. `problem` is of a form without script. */
export function useCartCodes(
  cart: WireCart,
  changes: Pick<CartChanges, 'setCodes' | 'isSettingCodes' | 'codesRefusal'>,
  problem: CartFormProblem | null = null,
): { form: CodeForm; refused: Refused } {
  const { codes, refused = [] } = cart;
  const [lastTyped, setLastTyped] = useState<string | null>(null);
  const form: CodeForm = {
    codes,
    method: 'post',
    path: CART_PATH,
    toFields: (kept) =>
      new URLSearchParams([[INTENT, 'codes'], ...kept.map((code): [string, string] => [CODE, code])]),
    lastTyped,
    isBusy: lastTyped !== null && changes.isSettingCodes,
    change: async (next) => {
      setLastTyped(next.find((code) => !codes.includes(code)) ?? null);
      if (await changes.setCodes(next)) setLastTyped(null);
    },
  };
  const { codesRefusal } = changes;
  return {
    form,
    refused: [
      ...refused,
      ...(problem?.code ? [{ code: problem.code, message: problem.message }] : []),
      ...(lastTyped !== null && codesRefusal !== null ? [{ code: lastTyped, message: codesRefusal }] : []),
    ],
  };
}
