import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import {
  isSame,
  type ListConflict,
  type ListEntry,
  type ListMerge,
  mergeLists,
  withEntry,
} from './merge-lists.ts';

/** The entries of a list that is saved as a whole, and the other fields saved with them. */
export type ListValues<Entry, Rest> = { entries: Entry[]; rest: Rest };

type Definition<Wire extends { version: number }, Entry, Rest, Body> = {
  valuesOf: (wire: Wire) => ListValues<Entry, Rest>;
  check: (values: ListValues<Entry, Rest>) => { ok: true; body: Body } | { ok: false; errors: FieldErrors };
  load: () => Promise<Wire>;
  save: (body: Body & { version: number }) => Promise<Wire>;
  saved: string;
  notSaved: string;
};

/**
 * The form of a list that is saved as a whole: values, errors, saving, and conflicts with other members of
 * staff. What only one of them changed is merged, the rest is asked.
 */
export function useListForm<Wire extends { version: number }, Entry extends ListEntry, Rest, Body>(
  loaded: Wire,
  { valuesOf, check, load, save, saved, notSaved }: Definition<Wire, Entry, Rest, Body>,
) {
  /** The list that the form was filled from, or as somebody else has saved it since. */
  const [base, setBase] = useState(loaded);
  const [values, setValues] = useState(() => valuesOf(loaded));
  const [merge, setMerge] = useState<ListMerge<Entry> | null>(null);
  const before = valuesOf(base);

  function takeOver(theirs: Wire) {
    const their = valuesOf(theirs);
    const merged = mergeLists(before.entries, values.entries, their.entries);
    const rest = isSame(before.rest, values.rest) ? their.rest : values.rest;
    setBase(theirs);
    setValues({ entries: merged.entries, rest });
    setMerge(merged);
  }

  const { run, busy, fieldErrors, clearErrors, form } = useMutation(
    async () => {
      const checked = check(values);
      if (!checked.ok)
        throw invalid(checked.errors, { title: notSaved, message: 'Some fields are not right.' });
      if (merge && merge.conflicts.length > 0) {
        form.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
        throw invalid({});
      }
      try {
        const now = await save({ ...checked.body, version: base.version });
        setBase(now);
        setValues(valuesOf(now));
        setMerge(null);
      } catch (error) {
        if (error instanceof ApiError && error.failure.code === 'conflict') takeOver(await load());
        throw error;
      }
    },
    {
      success: saved,
      failure: ({ message, failure }) => (failure.code === 'conflict' ? null : { title: notSaved, message }),
      refresh: 'never',
    },
  );

  function change(next: Partial<ListValues<Entry, Rest>>) {
    setValues((old) => ({ ...old, ...next }));
    // Positions may have moved.
    clearErrors();
  }

  return {
    form,
    values,
    errors: fieldErrors,
    merge,
    change,
    resolve({ id, theirs }: ListConflict<Entry>, isMine: boolean) {
      if (!isMine) setValues((old) => ({ ...old, entries: withEntry(old.entries, id, theirs) }));
      setMerge((old) => old && { ...old, conflicts: old.conflicts.filter((conflict) => conflict.id !== id) });
    },
    submit: onSubmit(run),
    busy,
    isDirty: !isSame(before, values),
    discard() {
      setValues(before);
      setMerge(null);
      clearErrors();
    },
  };
}

export type ListFormState<Entry extends ListEntry, Rest> = ReturnType<
  typeof useListForm<{ version: number }, Entry, Rest, object>
>;
