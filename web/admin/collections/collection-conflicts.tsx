import { COLLECTION_FIELDS } from '#domain/collections/collection-fields.ts';
import { describeRule } from '#domain/collections/collection-rule.ts';
import { FieldConflicts } from '../screen/field-conflicts.tsx';
import { describeTyped, fieldNames } from '../screen/typed-fields.ts';
import { type CollectionValues, valuesToRule } from './collection-form-values.ts';
import type { CollectionFormState } from './use-collection-form.ts';

/** The fields of a collection that somebody else has saved since, with a choice for each conflict. */
export function CollectionConflicts({ collection }: { collection: CollectionFormState }) {
  const { merge, values, baseValues, resolve } = collection;
  const shown = { merge, values, theirs: baseValues, resolve };
  return <FieldConflicts {...shown} labels={LABELS} describe={describeValue} />;
}

function describeValue(
  value: CollectionValues[keyof CollectionValues],
  field: keyof CollectionValues,
): string {
  const { kind } = COLLECTION_FIELDS;
  if (field === 'kind') return value === 'rule' ? kind.of.rule : kind.of.hand;
  if (value === null || typeof value !== 'object') return describeTyped(value ?? '');
  if ('categories' in value) return describeRule(valuesToRule(value)) || 'Nothing';
  return value.map(({ name }) => name).join(', ') || 'Nothing';
}

const LABELS: Record<keyof CollectionValues, string> = {
  ...fieldNames(COLLECTION_FIELDS),
  image: 'Picture',
  products: 'Products chosen by hand',
  rule: 'Rule',
};
