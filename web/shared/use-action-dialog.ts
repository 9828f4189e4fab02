import { useState } from 'react';
import type { ApiError } from '#contract/client.ts';
import { type MutationOptions, useMutation } from './use-mutation.ts';

type Options<Output> = MutationOptions<void, Output> & {
  /** True if the dialog closes after this failure; otherwise it stays, with the typed values. */
  closesAfter?: (error: ApiError) => boolean;
};

export type ActionDialogState = ReturnType<typeof useActionDialog<unknown>>;

/** A mutation that an `ActionDialog` confirms first. The dialog closes after a success. */
export function useActionDialog<Output>(
  send: () => Promise<Output>,
  { closesAfter, onSuccess, onFailure, ...options }: Options<Output> = {},
) {
  const [isAsking, setAsking] = useState(false);
  const mutation = useMutation<void, Output>(send, {
    ...options,
    async onSuccess(output) {
      await onSuccess?.(output);
      setAsking(false);
    },
    onFailure(error) {
      onFailure?.(error);
      if (closesAfter?.(error)) setAsking(false);
    },
  });
  return { ...mutation, isAsking, ask: () => setAsking(true), close: () => setAsking(false) };
}
