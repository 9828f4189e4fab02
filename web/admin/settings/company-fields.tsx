import { TextField } from '#web/ui/forms/text-field.tsx';
import type { SettingsDraft } from './settings-draft.ts';
import type { SettingsFormState } from './use-settings-form.ts';

/** Who sells, and how they are reached. */
export function CompanyFields({ settings: { draft, errors, change } }: { settings: SettingsFormState }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          name={`company.${name}`}
          required
          autoComplete="off"
          value={draft.company[name]}
          onChange={({ currentTarget }) =>
            change({ company: { ...draft.company, [name]: currentTarget.value } })
          }
          error={errors[`company.${name}`]}
          {...field}
        />
      ))}
    </div>
  );
}

type Field = {
  name: keyof SettingsDraft['company'];
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
