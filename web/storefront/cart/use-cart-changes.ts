import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  addToCart,
  removeFromCart,
  setCartCodes,
  setCartQuantity,
  type WireCartLine,
} from '#contract/calls/cart.ts';
import type { ApiError } from '#contract/client.ts';
import { readChoice, writeLine } from '#domain/orders/choice-words.ts';
import { browserApi } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { announceCartChange, useCartOfOtherTabs } from './cart-count.ts';

export type CartChanges = ReturnType<typeof useCartChanges>;

type Removal = { line: WireCartLine; takeFocus: () => void };

/** A failure with the server's message, also if it is about a field. */
function said(title: string) {
  return ({ message }: ApiError) => ({ title, message });
}

/** True for what is said at the field: there are not so many pieces, or nobody can order so many. */
function isOfQuantity({ status }: ApiError): boolean {
  return status === 400 || status === 409;
}

/** The changes of a shown cart, which is loaded again after each, and after those of other tabs. */
export function useCartChanges() {
  const { revalidate } = useRevalidator();
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const [refused, setRefused] = useState<{ key: string; message: string } | null>(null);
  useCartOfOtherTabs(() => void revalidate());

  const codes = useMutation(
    (typed: readonly string[]) => browserApi(setCartCodes, { body: { codes: [...typed] } }),
    { refresh: 'conflict', topic: 'cart codes', onSuccess: announceCartChange },
  );
  function changed() {
    // What a code lacked is another amount now.
    codes.clearErrors();
    announceCartChange();
  }
  const shared = { refresh: 'conflict' as const, topic: 'cart', onSuccess: changed };
  const set = useMutation(
    ({ key, quantity }: Pick<WireCartLine, 'key' | 'quantity'>) =>
      browserApi(setCartQuantity, { params: { key }, body: { quantity } }),
    {
      ...shared,
      keyOf: ({ key }) => key,
      failure: (error) => (isOfQuantity(error) ? null : said('Quantity Not Changed')(error)),
      onSuccess: () => {
        setRefused(null);
        changed();
      },
      onFailure: (error, { key }) => setRefused(isOfQuantity(error) ? { key, message: error.message } : null),
    },
  );
  const addAgain = useMutation(
    (line: WireCartLine) => {
      const seenPrice = line.wasPrice ?? line.unitPrice;
      const body = { ...writeLine(readChoice(line)), addedAt: line.addedAt, seenPrice };
      return browserApi(addToCart, { body }, { headers: { 'Idempotency-Key': newKey() } });
    },
    { ...shared, failure: said('Not Added to Your Cart') },
  );
  const remove = useMutation(
    ({ line: { key } }: Removal) => browserApi(removeFromCart, { params: { key } }),
    {
      ...shared,
      keyOf: ({ line }) => line.key,
      failure: said('Not Removed'),
      success: (_, { line, takeFocus }) => ({
        tone: 'info',
        title: `${line.name} Removed`,
        duration: 20_000,
        action: {
          label: 'Undo',
          onAction: () => {
            takeFocus();
            void addAgain.run(line);
          },
        },
      }),
    },
  );

  /** Remembers running changes. */
  function follow<Result>(change: Promise<Result>): Promise<Result> {
    running.current = Promise.all([running.current, change.catch(() => undefined)]);
    return change;
  }

  return {
    /** The reason that the quantity of a line was not changed. */
    refusedQuantity: (key: string) => (refused?.key === key ? refused.message : undefined),
    setQuantity: (line: Pick<WireCartLine, 'key' | 'quantity'>) => follow(set.run(line)),
    /** `takeFocus` is called when what has the focus goes: with the line, and with Undo. */
    remove: async (line: WireCartLine, takeFocus: () => void) => {
      if (await follow(remove.run({ line, takeFocus }))) takeFocus();
    },
    setCodes: (typed: readonly string[]) => follow(codes.run(typed)),
    isSettingCodes: codes.busy,
    /** The reason that the last code was refused. */
    codesRefusal: codes.problem?.message ?? Object.values(codes.fieldErrors)[0] ?? null,
    isRemoving: (key: string) => remove.pending(key) !== undefined,
    isBusy: set.busy || addAgain.busy || remove.busy || codes.busy,
    /** Resolves once all changes so far are made. */
    settled: async () => void (await running.current),
  };
}
