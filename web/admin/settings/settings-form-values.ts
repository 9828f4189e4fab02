import type { WireSettings } from '#contract/calls/settings.ts';
import { SettingsForm } from '#contract/forms/settings.ts';
import type { Company } from '#domain/settings/company.ts';
import { SETTING_FIELDS } from '#domain/settings/setting-fields.ts';
import { checkForm } from '../screen/check-form.ts';
import { changedFields, changedPart } from '../screen/merge-fields.ts';
import { withoutKeys } from '../screen/merge-lists.ts';
import { readFields, type TypedFields, typedFields } from '../screen/typed-fields.ts';

/** The seller in the form: a value for each field, so that two members of staff can change different ones. */
export type CompanyValues = { [Name in keyof Company as `company.${Name}`]: Company[Name] };

/** The settings in the form, with every number as typed text. */
export type SettingsFormValues = CompanyValues & TypedFields<typeof SETTING_FIELDS>;

export function settingsToValues(settings: WireSettings): SettingsFormValues {
  const { name, country, street, city, state, zip, email, phone } = settings.company;
  return {
    'company.name': name,
    'company.country': country,
    'company.street': street,
    'company.city': city,
    'company.state': state,
    'company.zip': zip,
    'company.email': email,
    'company.phone': phone,
    ...typedFields(SETTING_FIELDS, settings),
  };
}

/** The settings of a form, or the errors of its fields. */
export function checkSettings(typed: SettingsFormValues) {
  const company = Object.entries(typed).flatMap(([name, value]) =>
    name.startsWith('company.') ? [[name.slice('company.'.length), value]] : [],
  );
  const { values, unread } = readFields(SETTING_FIELDS, typed);
  return checkForm(SettingsForm, { ...values, company: Object.fromEntries(company) }, unread);
}

/** Returns the settings that differ. Others are not sent, so that two people can change different ones. */
export function diffSettings(before: WireSettings, after: SettingsForm): Partial<SettingsForm> {
  return changedPart<SettingsForm>(before, after);
}

/** Serializes a field to compare it with another version; keys of rows on the screen are left out. */
export function serializeSetting(values: SettingsFormValues, name: keyof SettingsFormValues): string {
  return JSON.stringify(values[name], withoutKeys);
}

/** True if the form differs from the saved settings, in which required fields of a new shop are empty. */
export function isChanged(saved: WireSettings, values: SettingsFormValues): boolean {
  const checked = checkSettings(values);
  if (!checked.ok) return changedFields(settingsToValues(saved), values, serializeSetting).length > 0;
  return Object.keys(diffSettings(saved, checked.body)).length > 0;
}
