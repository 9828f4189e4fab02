import { ConflictNotice } from '../../screen/conflict-notice.tsx';
import { describeField, FIELD_LABELS } from './describe-field.ts';
import type { ProductFormState } from './use-product-form.ts';

/** The fields of a product that somebody else has saved since, with a choice for each conflict. */
export function ProductConflicts({ product: { merge, resolve, nameOf } }: { product: ProductFormState }) {
  if (!merge) return null;
  return (
    <ConflictNotice
      message={merge.message}
      taken={merge.taken.map((field) => FIELD_LABELS[field]).join(', ')}
      conflicts={merge.conflicts.map((conflict) => ({
        key: conflict.field,
        label: FIELD_LABELS[conflict.field],
        mine: describeField(conflict.field, conflict.mine, nameOf),
        theirs: describeField(conflict.field, conflict.theirs, nameOf),
        choose: (isMine) => resolve(conflict, isMine),
      }))}
    />
  );
}
