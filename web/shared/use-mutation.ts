import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#contract/client.ts';
import type { ToastType } from '#web/ui/toasts/toast-list.ts';
import { type ToastOptions, type Toasts, useToast } from '#web/ui/toasts/use-toast.ts';
import { errorsWithout, useFieldErrors } from './use-field-errors.ts';

/** A toast, or its title. */
export type Notice =
  | string
  | (ToastOptions & { tone?: ToastType; title: string; message?: string | undefined });

export type MutationOptions<Input, Output> = {
  success?: Notice | ((output: Output, input: Input) => Notice | readonly Notice[] | null);
  /** A string is the title above the server's message, shown unless fields have errors. Default: no toast. */
  failure?: string | ((error: ApiError, input: Input) => Notice | null);
  /** When page data is reloaded; 'conflict': also after a 404 or 409. */
  refresh?: 'success' | 'conflict' | 'never';
  /** Runs after the refresh. The mutation stays busy until the result settles. */
  onSuccess?: (output: Output, input: Input) => unknown;
  onFailure?: (error: ApiError, input: Input) => void;
  /** Topic of the toasts, for a component with several mutations. */
  topic?: string | ((input: Input) => string);
  /** Attempts with different keys run in parallel; default: one at a time. */
  keyOf?: (input: Input) => string;
  /** True: a second attempt with the same key is sent, not ignored, and becomes the pending one. */
  overlaps?: boolean;
};

/** `run` resolves to true after a success. */
export type Mutation<Input> = ReturnType<typeof useMutation<Input, unknown>>;

/**
 * Changes something on the server by `send`, with busy state, toasts, field errors, fresh page data and
 * focus. Attach `form` to focus the first invalid field after a failure.
 */
export function useMutation<Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
  options: MutationOptions<Input, Output> = {},
) {
  const { success, failure, refresh = 'success', onSuccess, onFailure, topic, keyOf, overlaps } = options;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(new Map<string, symbol>());
  const [pending, setPending] = useState<ReadonlyMap<string, Input>>(new Map());
  const [problem, setProblem] = useState<ApiError | null>(null);
  const { errors: fieldErrors, setError: setFieldError, setErrors } = useFieldErrors();
  const [failures, setFailures] = useState(0);

  // After the messages are rendered.
  useEffect(() => {
    if (failures > 0) focusInvalid(form.current);
  }, [failures]);

  async function run(input: Input): Promise<boolean> {
    const key = keyOf?.(input) ?? '';
    if (running.current.has(key) && !overlaps) return false;
    const attempt = Symbol(key);
    running.current.set(key, attempt);
    setPending((before) => new Map(before).set(key, input));
    const topicName = typeof topic === 'function' ? topic(input) : topic;
    toast.begin(topicName);
    setProblem(null);
    setErrors({});
    try {
      const output = await send(input);
      if (refresh !== 'never') await revalidate();
      const notices = typeof success === 'function' ? success(output, input) : success;
      for (const notice of [notices ?? []].flat()) show(toast, 'success', notice, topicName);
      await onSuccess?.(output, input);
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (refresh === 'conflict' && [404, 409].includes(error.status)) await revalidate();
      fail(error, input, topicName);
      return false;
    } finally {
      if (running.current.get(key) === attempt) {
        running.current.delete(key);
        setPending((before) => new Map([...before].filter(([other]) => other !== key)));
      }
    }
  }

  function fail(error: ApiError, input: Input, topicName: string | undefined) {
    const { fields } = error.failure;
    if (!fields) setProblem(error);
    else setErrors(fields);
    setFailures((before) => before + 1);
    const notice = error instanceof InvalidInput ? error.notice : failureNotice(error, input);
    if (notice) show(toast, 'error', notice, topicName);
    onFailure?.(error, input);
  }

  function failureNotice(error: ApiError, input: Input): Notice | null {
    if (typeof failure === 'function') return failure(error, input);
    return failure === undefined || error.failure.fields ? null : { title: failure, message: error.message };
  }

  /** Removes the problem and the errors of these fields, or of all. */
  function clearErrors(...names: string[]) {
    setProblem(null);
    setErrors((before) => (names.length === 0 ? {} : errorsWithout(before, names)));
  }

  return {
    run,
    busy: pending.size > 0,
    /** Input of the running attempt. */
    pending: (key = '') => pending.get(key),
    /** The last failure without field errors. */
    problem,
    fieldErrors,
    setFieldError,
    clearErrors,
    /** Removes the toasts of the last failure. */
    dismissFailure: toast.begin,
    form,
    onInput({ target }: FormEvent<HTMLFormElement>) {
      if ('name' in target) setFieldError(String(target.name), null);
    },
  };
}

class InvalidInput extends ApiError {
  readonly notice: Notice | null;

  constructor(fields: Record<string, string>, notice: Notice | null) {
    super(400, { fields });
    this.notice = notice;
  }
}

/** Thrown by `send` before its call: the invalid fields and an optional toast. */
export function invalid(fields: Record<string, string>, notice: Notice | null = null): ApiError {
  return new InvalidInput(fields, notice);
}

function show(toast: Toasts, usual: ToastType, notice: Notice, topic: string | undefined) {
  if (typeof notice === 'string') return toast[usual](notice, undefined, { topic });
  const { tone = usual, title, message, ...options } = notice;
  return toast[tone](title, message, { topic, ...options });
}

/** Anything but an ApiError is a bug, so it is also reported to the console. */
function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  reportError(thrown);
  return new ApiError(0, { message: thrown instanceof Error ? thrown.message : 'Please try again.' });
}

function focusInvalid(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.closest('details')?.setAttribute('open', '');
  const control = field?.matches('fieldset') ? field.querySelector('input') : field;
  control?.focus();
}
