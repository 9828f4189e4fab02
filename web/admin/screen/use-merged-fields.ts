import { useState } from 'react';
import { changedFields, type FieldMerge, mergeFields, type TextOfField } from './merge-fields.ts';

type Definition<Saved, Values> = {
  valuesOf: (saved: Saved) => Values;
  /** Serializes a field for the comparison; JSON by default. */
  textOf?: TextOfField<Values>;
};

/**
 * The values of a form that several members of staff may save at once: fields that only one of them changed
 * are merged, the others are asked about (`FieldConflicts`).
 */
export function useMergedFields<Saved, Values extends object>(
  saved: Saved,
  { valuesOf, textOf }: Definition<Saved, Values>,
) {
  /** The values that the form was filled from, or that were saved since. */
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => valuesOf(saved));
  const [merge, setMerge] = useState<(FieldMerge<Values> & { message: string }) | null>(null);
  const baseValues = valuesOf(base);

  return {
    base,
    baseValues,
    values,
    merge,
    isDirty: changedFields(baseValues, values, textOf).length > 0,
    /** True until all conflicts are resolved; the form cannot be saved before. */
    hasConflicts: merge !== null && merge.conflicts.length > 0,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    /** After the form was saved. */
    continueFrom(now: Saved) {
      setBase(now);
      setMerge(null);
    },
    /** Merges `theirs`, which somebody else saved; `message` names that person. */
    takeOver(theirs: Saved, message: string) {
      const theirValues = valuesOf(theirs);
      const merged = mergeFields(baseValues, values, theirValues, textOf);
      const taken = Object.fromEntries(merged.taken.map((name) => [name, theirValues[name]]));
      setBase(theirs);
      setValues({ ...values, ...taken });
      setMerge({ ...merged, message });
    },
    resolve(field: keyof Values, isMine: boolean) {
      if (!isMine) setValues((before) => ({ ...before, [field]: baseValues[field] }));
      setMerge(
        (before) => before && { ...before, conflicts: before.conflicts.filter((other) => other !== field) },
      );
    },
    discard: () => setValues(baseValues),
  };
}
