import { FieldConflicts } from '../screen/field-conflicts.tsx';
import type { DraftValues } from './draft-values.ts';
import type { DraftFormState } from './use-draft-form.ts';

/** The fields of a draft that somebody else has saved since, with a choice for each conflict. */
export function DraftConflicts({ draft }: { draft: DraftFormState }) {
  const { merge, values, baseValues, resolve } = draft;
  const shown = { merge, values, theirs: baseValues, resolve };
  return <FieldConflicts {...shown} labels={LABELS} describe={formatValue} />;
}

function formatValue(value: DraftValues[keyof DraftValues]): string {
  if (typeof value === 'string') return value || 'Nothing';
  if (!Array.isArray(value)) return Object.values(value).filter(Boolean).join(', ') || 'Nothing';
  const lines = value.map((line) => {
    const name = line.kind === 'custom' ? line.name : (line.product?.name ?? line.productId);
    return `${line.quantity} × ${name}`;
  });
  return lines.join(', ') || 'Nothing';
}

const LABELS: Record<keyof DraftValues, string> = {
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  lines: 'Lines',
  codes: 'Codes',
  discountKind: 'Discount',
  discountValue: 'Discount off',
  discountReason: 'Reason',
  shippingKind: 'Shipping',
  shippingMethodId: 'Method',
  customName: 'Name of the shipping',
  customPrice: 'Shipping price',
  note: 'Note',
};
