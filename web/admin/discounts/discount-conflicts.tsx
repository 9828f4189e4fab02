import { FieldConflicts } from '../screen/field-conflicts.tsx';
import type { DiscountValues } from './discount-form-values.ts';
import type { DiscountFormState } from './use-discount-form.ts';

/** The fields of a discount that somebody else has saved since, with a choice for each conflict. */
export function DiscountConflicts({ discount }: { discount: DiscountFormState }) {
  const { merge, values, baseValues, resolve } = discount;
  const shown = { merge, values, theirs: baseValues, resolve };
  return <FieldConflicts {...shown} labels={LABELS} describe={textOf} />;
}

function textOf(value: DiscountValues[keyof DiscountValues]): string {
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
  minimum: 'From a subtotal of',
  startDay: 'First day',
  endDay: 'Last day',
  usageLimit: 'Uses in all',
  perCustomer: 'Uses per customer',
  combinesWith: 'Combines with',
};
