import { findAddressFormat } from '#domain/address-format.ts';
import { CountryField } from '#web/shared/country-field.tsx';
import { StateField } from '#web/shared/state-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { textFieldProps } from '../screen/text-field-props.ts';
import type { CompanyValues } from './settings-form-values.ts';
import type { SettingsFormState } from './use-settings-form.ts';

/** The seller, with an address in the words of its country. */
export function CompanyFields({ settings }: { settings: SettingsFormState }) {
  const { values, errors, change } = settings;
  const text = (name: keyof CompanyValues) => ({
    ...textFieldProps<keyof CompanyValues>(settings, name),
    autoComplete: 'off',
    required: true,
  });
  const country = values['company.country'];
  const { postalCode } = findAddressFormat(country);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Company name" {...text('company.name')} className="sm:col-span-2" />
      <CountryField {...text('company.country')} className="sm:col-span-2" />
      <TextField label="Street" {...text('company.street')} className="sm:col-span-2" />
      <TextField label="City" {...text('company.city')} />
      <StateField
        country={country}
        name="company.state"
        autoComplete="off"
        value={values['company.state']}
        error={errors['company.state']}
        onChange={(state) => change({ 'company.state': state })}
      />
      <TextField
        label={postalCode.label}
        {...text('company.zip')}
        required={postalCode.isRequired}
        optional={!postalCode.isRequired}
      />
      <TextField label="Support email" type="email" {...text('company.email')} />
      <TextField label="Phone" type="tel" {...text('company.phone')} />
    </div>
  );
}
