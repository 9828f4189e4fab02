import { ConflictNotice } from './conflict-notice.tsx';

type Props<Values> = {
  merge: { message: string; taken: (keyof Values)[]; conflicts: (keyof Values)[] } | null;
  values: Values;
  /** The values that somebody else has saved. */
  theirs: Values;
  labels: Record<keyof Values & string, string>;
  describe: (value: Values[keyof Values], field: keyof Values & string) => string;
  resolve: (field: keyof Values & string, isMine: boolean) => void;
};

/** The fields of a form that somebody else has saved since, with a choice for each conflict. */
export function FieldConflicts<Values extends object>(props: Props<Values>) {
  const { merge, values, theirs, labels, describe, resolve } = props;
  if (!merge) return null;
  const named = (fields: (keyof Values)[]) => fields as (keyof Values & string)[];
  return (
    <ConflictNotice
      message={merge.message}
      taken={named(merge.taken)
        .map((field) => labels[field])
        .join(', ')}
      conflicts={named(merge.conflicts).map((field) => ({
        key: field,
        label: labels[field],
        mine: describe(values[field], field),
        theirs: describe(theirs[field], field),
        choose: (isMine) => resolve(field, isMine),
      }))}
    />
  );
}
