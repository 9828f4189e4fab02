import { CheckoutForm } from '#contract/forms.ts';

export type BillingField = keyof CheckoutForm;

/** The form as it stands: text in every box. */
export type BillingDraft = Partial<Record<BillingField, string>>;

/** In the order they stand in the form, so that the first of them that is wrong gets the focus. */
export const BILLING_FIELDS: readonly BillingField[] = [
  'name',
  'companyName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'country',
];

export function isBillingField(name: string): name is BillingField {
  return BILLING_FIELDS.some((field) => field === name);
}

export type CheckedBilling =
  | { ok: true; billing: CheckoutForm }
  | { ok: false; errors: Partial<Record<BillingField, string>> };

/** Parses the billing form; one message for each wrong field (spec 5). */
export function checkBilling(draft: BillingDraft): CheckedBilling {
  const parsed = CheckoutForm.safeParse(draft);
  if (parsed.success) return { ok: true, billing: parsed.data };
  const errors: Partial<Record<BillingField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    if (isBillingField(field)) errors[field] ??= message;
  }
  return { ok: false, errors };
}

/** What is wrong with one field, or null. */
export function checkBillingField(draft: BillingDraft, field: BillingField): string | null {
  const checked = checkBilling(draft);
  return checked.ok ? null : (checked.errors[field] ?? null);
}
