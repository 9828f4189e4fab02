import { FieldConflicts } from '../screen/field-conflicts.tsx';
import type { SettingsFormValues } from './settings-form-values.ts';
import type { SettingsFormState } from './use-settings-form.ts';

/** The settings that somebody else has saved since, with a choice for each conflict. */
export function SettingsConflicts({ settings }: { settings: SettingsFormState }) {
  const { merge, values, baseValues, resolve } = settings;
  const shown = { merge, values, theirs: baseValues, resolve };
  return <FieldConflicts {...shown} labels={LABELS} describe={textOf} />;
}

function textOf(value: SettingsFormValues[keyof SettingsFormValues]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value || 'Nothing';
  const entries = value.map((entry) =>
    Object.entries(entry).flatMap(([name, text]) => (name === 'key' ? [] : text)),
  );
  return entries.map((texts) => texts.join(' ')).join(', ') || 'Nothing';
}

const LABELS: Record<keyof SettingsFormValues, string> = {
  'company.name': 'Company name',
  'company.country': 'Country',
  'company.street': 'Street',
  'company.city': 'City',
  'company.state': 'State',
  'company.zip': 'ZIP code',
  'company.email': 'Support email',
  'company.phone': 'Phone',
  exampleTexts: 'Example texts',
  offerMemberships: 'Memberships',
  timeZone: 'Time zone',
  shipping: 'Shipping',
  freeShippingOver: 'Free shipping on orders over',
  taxPercent: 'Tax rate in percent',
  deliveryDays: 'Delivery days',
  returnDays: 'Return days',
  returnPolicy: 'Return policy',
  lowStockThreshold: 'Low-stock threshold',
  acceptUnpaidOrders: 'Accept orders without payment',
  unpaidOrderHours: 'Hours until an unpaid order is canceled',
  countedReviews: 'Reviews that count',
  holdReviews: 'Reviews wait for approval',
  offerInvoices: 'Invoices for customers',
  remindUnfinished: 'Reminders of unfinished checkouts',
  colors: 'Colors',
  specifications: 'Specifications',
  features: 'Features',
};
