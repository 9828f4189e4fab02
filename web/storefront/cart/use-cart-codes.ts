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
  const [asked, setAsked] = useState<string | null>(null);
  const form: CodeForm = {
    codes,
    method: 'post',
    path: CART_PATH,
    toFields: (kept) =>
      new URLSearchParams([[INTENT, 'codes'], ...kept.map((code): [string, string] => [CODE, code])]),
    asked,
    isBusy: asked !== null && changes.isSettingCodes,
    change: async (next) => {
      setAsked(next.find((code) => !codes.includes(code)) ?? null);
      if (await changes.setCodes(next)) setAsked(null);
    },
  };
  const { codesRefusal } = changes;
  return {
    form,
    refused: [
      ...refused,
      ...(problem?.code ? [{ code: problem.code, message: problem.message }] : []),
      ...(asked !== null && codesRefusal !== null ? [{ code: asked, message: codesRefusal }] : []),
    ],
  };
}
