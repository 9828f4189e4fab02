import type { WireSettings } from '#contract/settings.ts';
import { SettingsForm } from '#contract/staff-forms.ts';

/** A row of a list of templates; `key` tells rows apart while they are edited. */
export type DraftRow<Field extends string> = { key: number } & Record<Field, string>;

/** The settings as they stand in the form: everything is text. */
export type SettingsDraft = {
  company: WireSettings['company'];
  shipping: string;
  /** Empty: shipping is always charged. */
  freeShippingOver: string;
  taxPercent: string;
  deliveryDays: string;
  lowStockThreshold: string;
  colors: DraftRow<'name' | 'price'>[];
  specifications: DraftRow<'name' | 'value'>[];
  features: DraftRow<'text'>[];
};

/** Messages by the path of a setting: 'shipping', 'company.email', 'colors.3.price'. */
export type SettingErrors = Record<string, string>;

export function draftOf(settings: WireSettings): SettingsDraft {
  return {
    company: { ...settings.company },
    shipping: amountText(settings.shipping),
    freeShippingOver: settings.freeShippingOver === null ? '' : amountText(settings.freeShippingOver),
    taxPercent: String(Number((settings.taxRate * 100).toFixed(2))),
    deliveryDays: String(settings.deliveryDays),
    lowStockThreshold: String(settings.lowStockThreshold),
    colors: settings.colors.map(({ name, price }, key) => ({ key, name, price: amountText(price) })),
    specifications: settings.specifications.map(({ name, value }, key) => ({ key, name, value })),
    features: settings.features.map((text, key) => ({ key, text })),
  };
}

export type CheckedSettings = { ok: true; settings: SettingsForm } | { ok: false; errors: SettingErrors };

/** The settings a form stands for, or what is wrong with which field. */
export function checkDraft(draft: SettingsDraft): CheckedSettings {
  const parsed = SettingsForm.safeParse({
    company: draft.company,
    shipping: numberOf(draft.shipping),
    freeShippingOver: draft.freeShippingOver.trim() === '' ? null : numberOf(draft.freeShippingOver),
    taxRate: Number((numberOf(draft.taxPercent) / 100).toFixed(8)),
    deliveryDays: numberOf(draft.deliveryDays),
    lowStockThreshold: numberOf(draft.lowStockThreshold),
    colors: draft.colors.map(({ name, price }) => ({ name, price: numberOf(price) })),
    specifications: draft.specifications.map(({ name, value }) => ({ name, value })),
    features: draft.features.map(({ text }) => text),
  });
  if (parsed.success) return { ok: true, settings: parsed.data };
  const errors: SettingErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
  return { ok: false, errors };
}

/** Of the settings those that differ: no others are sent, so that two people can set different ones at once. */
export function changesOf(before: WireSettings, after: SettingsForm): Partial<SettingsForm> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsForm]),
  );
  return Object.fromEntries(changed);
}

/** Whether anything in the form is not as it is saved. */
export function isChanged(saved: WireSettings, draft: SettingsDraft): boolean {
  const checked = checkDraft(draft);
  return !checked.ok || Object.keys(changesOf(saved, checked.settings)).length > 0;
}

function amountText(dollars: number): string {
  return dollars.toFixed(2);
}

/** NaN where it is no number: an empty box is not zero. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
