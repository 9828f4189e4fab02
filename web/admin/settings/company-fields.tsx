import { TextField } from '#web/ui/forms/text-field.tsx';
import type { SettingsFormValues } from './settings-form-values.ts';
import type { SettingsFormState } from './use-settings-form.ts';

/** Who sells, and how they are reached. */
export function CompanyFields({ settings: { values, errors, change } }: { settings: SettingsFormState }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          name={`company.${name}`}
          required
          autoComplete="off"
          value={values.company[name]}
          onChange={({ currentTarget }) =>
            change({ company: { ...values.company, [name]: currentTarget.value } })
          }
          error={errors[`company.${name}`]}
          {...field}
        />
      ))}
    </div>
  );
}

type Field = {
  name: keyof SettingsFormValues['company'];
  label: string;
  type?: 'email' | 'tel';
  className?: string;
};

const FIELDS: Field[] = [
  { name: 'name', label: 'Company name', className: 'sm:col-span-2' },
  { name: 'street', label: 'Street', className: 'sm:col-span-2' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'zip', label: 'ZIP code' },
  { name: 'country', label: 'Country' },
  { name: 'email', label: 'Support email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
];
