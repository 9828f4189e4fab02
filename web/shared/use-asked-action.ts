import { useState } from 'react';
import type { ApiError } from '#contract/client.ts';
import { type MutationOptions, useMutation } from './use-mutation.ts';

type Options<Output> = MutationOptions<void, Output> & {
  /** True if the question makes no sense after this failure; otherwise it stays, with what was typed. */
  closesAfter?: (error: ApiError) => boolean;
};

export type AskedAction = ReturnType<typeof useAskedAction<unknown>>;

/** A mutation that an `ActionDialog` asks about first. It closes after a success. */
export function useAskedAction<Output>(
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
