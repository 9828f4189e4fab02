import { DISCOUNT_LIMITS } from '#domain/discounts/discount-limits.ts';
import { FieldConflicts } from '../screen/field-conflicts.tsx';
import { fieldNames } from '../screen/typed-fields.ts';
import type { DiscountValues } from './discount-form-values.ts';
import type { DiscountFormState } from './use-discount-form.ts';

/** The fields of a discount that somebody else has saved since, with a choice for each conflict. */
export function DiscountConflicts({ discount }: { discount: DiscountFormState }) {
  const { merge, values, baseValues, resolve } = discount;
  const shown = { merge, values, theirs: baseValues, resolve };
  return <FieldConflicts {...shown} labels={LABELS} describe={describeValue} />;
}

function describeValue(value: DiscountValues[keyof DiscountValues]): string {
  if (typeof value === 'boolean') return value ? 'By a code' : 'By itself';
  return (typeof value === 'string' ? value : value.join(', ')) || 'Nothing';
}

const LABELS: Record<keyof DiscountValues, string> = {
  byCode: 'Given',
  code: 'Code',
  title: 'Title',
  kind: 'Takes off',
  percent: 'Percent',
  amount: 'Amount',
  buy: 'Buy',
  get: 'Get',
  scopeOf: 'For',
  scopeValues: 'What it is for',
  ...fieldNames(DISCOUNT_LIMITS),
  startDay: 'First day',
  endDay: 'Last day',
  combinesWith: 'Combines with',
};
