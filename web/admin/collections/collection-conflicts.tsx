import { describeRule } from '#domain/collections/collection-rule.ts';
import { FieldConflicts } from '../screen/field-conflicts.tsx';
import { type CollectionValues, ruleOf } from './collection-form-values.ts';
import type { CollectionFormState } from './use-collection-form.ts';

/** The fields of a collection that somebody else has saved since, with a choice for each conflict. */
export function CollectionConflicts({ collection }: { collection: CollectionFormState }) {
  const { merge, values, baseValues, resolve } = collection;
  const shown = { merge, values, theirs: baseValues, resolve };
  return <FieldConflicts {...shown} labels={LABELS} describe={textOf} />;
}

function textOf(value: CollectionValues[keyof CollectionValues], field: keyof CollectionValues): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'kind') return value === 'rule' ? 'Found by a rule' : 'Chosen by hand';
  if (value === null || typeof value === 'string') return value || 'Nothing';
  if ('categories' in value) return describeRule(ruleOf(value)) || 'Nothing';
  return value.map(({ name }) => name).join(', ') || 'Nothing';
}

const LABELS: Record<keyof CollectionValues, string> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  image: 'Picture',
  published: 'Published',
  kind: 'Products',
  products: 'Products chosen by hand',
  rule: 'Rule',
};
