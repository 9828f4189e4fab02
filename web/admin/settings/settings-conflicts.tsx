import { SETTING_FIELDS } from '#domain/settings/setting-fields.ts';
import { FieldConflicts } from '../screen/field-conflicts.tsx';
import { describeTyped, fieldNames } from '../screen/typed-fields.ts';
import type { SettingsFormState } from './use-settings-form.ts';

/** The settings that somebody else has saved since, with a choice for each conflict. */
export function SettingsConflicts({ settings }: { settings: SettingsFormState }) {
  const { merge, values, baseValues, resolve } = settings;
  const shown = { merge, values, theirs: baseValues, resolve };
  return <FieldConflicts {...shown} labels={LABELS} describe={describeTyped} />;
}

const LABELS = {
  'company.name': 'Company name',
  'company.country': 'Country',
  'company.street': 'Street',
  'company.city': 'City',
  'company.state': 'State',
  'company.zip': 'ZIP code',
  'company.email': 'Support email',
  'company.phone': 'Phone',
  ...fieldNames(SETTING_FIELDS),
};
