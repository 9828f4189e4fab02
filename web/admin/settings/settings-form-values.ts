import type { WireSettings } from '#contract/calls/settings.ts';
import { MAX_SETTING, SettingsForm } from '#contract/forms/settings.ts';
import { plainAmount } from '#domain/money.ts';
import { type NumberProblem, readPercent } from '#domain/typed-number.ts';
import { changedPart } from '../screen/merge-fields.ts';
import { amountErrors, centsOf, countOf, isBlank, surchargesOf } from '../screen/typed-amounts.ts';
import { companyOf, companyValues } from './company-values.ts';

/** The settings in the form, with every number as typed text. */
export type SettingsFormValues = ReturnType<typeof valuesOf>;

export function valuesOf(settings: WireSettings) {
  return {
    ...companyValues(settings.company),
    exampleTexts: settings.exampleTexts,
    offerMemberships: settings.offerMemberships,
    timeZone: settings.timeZone,
    shipping: plainAmount(settings.shipping),
    /** Empty: shipping is always charged. */
    freeShippingOver: settings.freeShippingOver === null ? '' : plainAmount(settings.freeShippingOver),
    taxPercent: String(Number((settings.taxRate * 100).toFixed(2))),
    deliveryDays: String(settings.deliveryDays),
    returnDays: String(settings.returnDays),
    returnPolicy: settings.returnPolicy,
    lowStockThreshold: String(settings.lowStockThreshold),
    acceptUnpaidOrders: settings.acceptUnpaidOrders,
    unpaidOrderHours: String(settings.unpaidOrderHours),
    countedReviews: settings.countedReviews,
    holdReviews: settings.holdReviews,
    offerInvoices: settings.offerInvoices,
    remindUnfinished: settings.remindUnfinished,
    colors: settings.colors.map(({ name, price }, place) => ({
      key: String(place),
      name,
      price: plainAmount(price),
    })),
    specifications: settings.specifications.map((entry, place) => ({ key: String(place), ...entry })),
    features: settings.features.map((text, place) => ({ key: String(place), text })),
  };
}

type CheckedSettings = { ok: true; settings: SettingsForm } | { ok: false; errors: Record<string, string> };

/** The settings of a form, or the errors of its fields. */
export function checkSettings(values: SettingsFormValues): CheckedSettings {
  const parsed = SettingsForm.safeParse({
    company: companyOf(values),
    exampleTexts: values.exampleTexts,
    offerMemberships: values.offerMemberships,
    timeZone: values.timeZone,
    shipping: centsOf(values.shipping, MAX_SETTING),
    freeShippingOver: isBlank(values.freeShippingOver) ? null : centsOf(values.freeShippingOver, MAX_SETTING),
    taxRate: rateOf(values.taxPercent),
    deliveryDays: countOf(values.deliveryDays),
    returnDays: countOf(values.returnDays),
    returnPolicy: values.returnPolicy,
    lowStockThreshold: countOf(values.lowStockThreshold),
    acceptUnpaidOrders: values.acceptUnpaidOrders,
    unpaidOrderHours: countOf(values.unpaidOrderHours),
    countedReviews: values.countedReviews,
    holdReviews: values.holdReviews,
    offerInvoices: values.offerInvoices,
    remindUnfinished: values.remindUnfinished,
    colors: values.colors.map(({ name, price }) => ({ name, price: centsOf(price, MAX_SETTING) })),
    specifications: values.specifications.map(({ name, value }) => ({ name, value })),
    features: values.features.map(({ text }) => text),
  });
  const unread = unreadErrors(values);
  if (parsed.success && Object.keys(unread).length === 0) return { ok: true, settings: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  return { ok: false, errors: { ...errors, ...unread } };
}

/** The settings that differ; the others are not sent, so that two people can change different ones. */
export function changesOf(before: WireSettings, after: SettingsForm): Partial<SettingsForm> {
  return changedPart<SettingsForm>(before, after);
}

/** How a value is compared with that of somebody else: what names rows on the screen counts for nothing. */
export function textOfSetting(values: SettingsFormValues, name: keyof SettingsFormValues): string {
  return JSON.stringify(values[name], (key, value) => (key === 'key' ? undefined : value));
}

/** True if the form differs from the saved settings. */
export function isChanged(saved: WireSettings, values: SettingsFormValues): boolean {
  const checked = checkSettings(values);
  return !checked.ok || Object.keys(changesOf(saved, checked.settings)).length > 0;
}

/** A fraction: '8.25' is 0.0825. */
function rateOf(typed: string): number {
  const read = readPercent(typed);
  return read.ok ? read.basisPoints / 10_000 : Number.NaN;
}

/** Messages for the numbers that are not understood, by their paths. */
function unreadErrors({ shipping, freeShippingOver, taxPercent, colors }: SettingsFormValues) {
  const errors = amountErrors(
    [
      ['shipping', 'Shipping', shipping],
      ['freeShippingOver', 'The amount', freeShippingOver],
      ...surchargesOf('colors', colors),
    ],
    MAX_SETTING,
  );
  const rate = readPercent(taxPercent);
  return rate.ok || isBlank(taxPercent) ? errors : { ...errors, taxRate: RATE_MESSAGES[rate.problem] };
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
