import { SelectField, type SelectFieldProps } from '#web/ui/forms/select-field.tsx';
import { COUNTRY_OPTIONS } from './country-options.ts';

type CountryFieldProps = Omit<SelectFieldProps, 'label' | 'options'> & { value?: string };

/** A country of the list; one that was typed before there was a list stays a choice. */
export function CountryField({ value, ...props }: CountryFieldProps) {
  const isOther = value && COUNTRY_OPTIONS.every((option) => option.value !== value);
  return (
    <SelectField
      label="Country"
      name="country"
      autoComplete="country-name"
      placeholder="Choose a country"
      options={isOther ? [{ value, label: value }, ...COUNTRY_OPTIONS] : COUNTRY_OPTIONS}
      {...props}
      {...(value !== undefined && { value })}
    />
  );
}
