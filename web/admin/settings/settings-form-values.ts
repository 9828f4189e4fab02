import type { WireSettings } from '#contract/calls/settings.ts';
import { MOST_SETTING, SettingsForm } from '#contract/forms/settings.ts';
import { type Cents, plainAmount } from '#domain/money.ts';
import {
  explainAmount,
  type NumberProblem,
  readAmount,
  readCount,
  readPercent,
} from '#domain/typed-number.ts';

/** A row of a list of templates; `key` tells rows apart while they are edited. */
export type TemplateRow<Field extends string> = { key: number } & Record<Field, string>;

/** The settings as they stand in the form: everything is text. */
export type SettingsFormValues = {
  company: WireSettings['company'];
  /** Empty while none is chosen. */
  timeZone: string;
  shipping: string;
  /** Empty: shipping is always charged. */
  freeShippingOver: string;
  taxPercent: string;
  deliveryDays: string;
  lowStockThreshold: string;
  colors: TemplateRow<'name' | 'price'>[];
  specifications: TemplateRow<'name' | 'value'>[];
  features: TemplateRow<'text'>[];
};

export function valuesOf(settings: WireSettings): SettingsFormValues {
  return {
    company: { ...settings.company },
    timeZone: settings.timeZone,
    shipping: plainAmount(settings.shipping),
    freeShippingOver: settings.freeShippingOver === null ? '' : plainAmount(settings.freeShippingOver),
    taxPercent: String(Number((settings.taxRate * 100).toFixed(2))),
    deliveryDays: String(settings.deliveryDays),
    lowStockThreshold: String(settings.lowStockThreshold),
    colors: settings.colors.map(({ name, price }, key) => ({ key, name, price: plainAmount(price) })),
    specifications: settings.specifications.map(({ name, value }, key) => ({ key, name, value })),
    features: settings.features.map((text, key) => ({ key, text })),
  };
}

export type CheckedSettings =
  | { ok: true; settings: SettingsForm }
  | { ok: false; errors: Record<string, string> };

/** The settings a form stands for, or what is wrong with which field. */
export function checkSettings(values: SettingsFormValues): CheckedSettings {
  const parsed = SettingsForm.safeParse({
    company: values.company,
    timeZone: values.timeZone,
    shipping: centsOf(values.shipping),
    freeShippingOver: isBlank(values.freeShippingOver) ? null : centsOf(values.freeShippingOver),
    taxRate: rateOf(values.taxPercent),
    deliveryDays: countOf(values.deliveryDays),
    lowStockThreshold: countOf(values.lowStockThreshold),
    colors: values.colors.map(({ name, price }) => ({ name, price: centsOf(price) })),
    specifications: values.specifications.map(({ name, value }) => ({ name, value })),
    features: values.features.map(({ text }) => text),
  });
  const unread = unreadErrors(values);
  if (parsed.success && Object.keys(unread).length === 0) return { ok: true, settings: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  return { ok: false, errors: { ...errors, ...unread } };
}

/**
 * Of the settings those that differ: no others are sent, so that two people can set different ones at once.
 */
export function changesOf(before: WireSettings, after: SettingsForm): Partial<SettingsForm> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsForm]),
  );
  return Object.fromEntries(changed);
}

/** Whether anything in the form is not as it is saved. */
export function isChanged(saved: WireSettings, values: SettingsFormValues): boolean {
  const checked = checkSettings(values);
  return !checked.ok || Object.keys(changesOf(saved, checked.settings)).length > 0;
}

/** Cents; NaN where what was typed is not understood. */
function centsOf(typed: string): Cents {
  const read = readAmount(typed, MOST_SETTING);
  return read.ok ? read.cents : Number.NaN;
}

/** A fraction: '8.25' is 0.0825. */
function rateOf(typed: string): number {
  const read = readPercent(typed);
  return read.ok ? read.basisPoints / 10_000 : Number.NaN;
}

function countOf(typed: string): number {
  const read = readCount(typed, 1_000_000);
  return read.ok ? read.count : Number.NaN;
}

/** A message for each amount that is not understood; an empty box is the schema's to judge. */
function unreadErrors(values: SettingsFormValues): Record<string, string> {
  const amounts: [path: string, label: string, typed: string][] = [
    ['shipping', 'Shipping', values.shipping],
    ['freeShippingOver', 'The amount', values.freeShippingOver],
    ...values.colors.map(({ price }, place): [string, string, string] => [
      `colors.${place}.price`,
      'The surcharge',
      price,
    ]),
  ];
  const errors: Record<string, string> = {};
  for (const [path, label, typed] of amounts) {
    const read = readAmount(typed, MOST_SETTING);
    if (!read.ok && !isBlank(typed)) errors[path] = explainAmount(label, read.problem, MOST_SETTING);
  }
  const rate = readPercent(values.taxPercent);
  if (!rate.ok && !isBlank(values.taxPercent)) errors.taxRate = RATE_MESSAGES[rate.problem];
  return errors;
}

const NO_RATE = 'The tax rate must be a percentage such as 8 or 8.25';

const RATE_MESSAGES: Record<NumberProblem, string> = {
  missing: NO_RATE,
  not_a_number: NO_RATE,
  unclear: NO_RATE,
  negative: 'The tax rate cannot be negative',
  too_many_decimals: 'The tax rate can have two decimals at most',
  too_large: 'The tax rate can be 100 % at most',
};

function isBlank(typed: string): boolean {
  return typed.trim() === '';
}
