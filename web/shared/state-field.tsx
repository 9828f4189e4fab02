import type { FocusEventHandler } from 'react';
import { findAddressFormat } from '#domain/address-format.ts';
import { findCountryCode } from '#domain/countries.ts';
import { findState } from '#domain/find-state.ts';
import { listStates } from '#domain/states.ts';
import type { FieldFrame } from '#web/ui/forms/field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

type Control = HTMLInputElement | HTMLSelectElement;

type Props = Omit<FieldFrame, 'label' | 'optional'> & {
  /** The name or code of the country; empty while none is chosen. */
  country: string;
  value: string;
  onChange: (state: string) => void;
  onBlur?: FocusEventHandler<Control>;
  name?: string;
  autoComplete?: string;
  maxLength?: number;
  ref?: (control: Control | null) => void;
  /** False where no state has to be given in any country. */
  required?: boolean;
};

/**
 * The state, province or county of an address, as its country calls it: chosen where the states are listed,
 * otherwise typed, and nothing where addresses have none. What was typed and is none of the list stays a
 * choice, so that it can be seen and changed.
 */
export function StateField({ country, value, onChange, required = true, maxLength, ref, ...field }: Props) {
  const format = findAddressFormat(country).state;
  if (!format) return null;
  const isRequired = required && format.isRequired;
  const common = { ...field, label: format.label, optional: !isRequired, required: isRequired, value };
  const options = stateOptions(country, value);
  if (options.length === 0)
    return (
      <TextField
        {...common}
        maxLength={maxLength}
        ref={ref}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <SelectField
      {...common}
      ref={ref}
      value={chosenState(country, value)}
      placeholder={`Choose ${/^[AEIOU]/.test(format.label) ? 'an' : 'a'} ${format.label.toLowerCase()}`}
      options={options}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** True if the states of a country are chosen from a list. */
export function hasStateList(country: string): boolean {
  return listStates(findCountryCode(country) ?? '').length > 0;
}

function stateOptions(country: string, typed: string) {
  const options = listStates(findCountryCode(country) ?? '').map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const chosen = chosenState(country, typed);
  const isListed = chosen === '' || options.length === 0 || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label: chosen }, ...options];
}

/** The code of the listed state that is meant, or what was typed. */
function chosenState(country: string, typed: string): string {
  return findState(findCountryCode(country) ?? '', typed)?.code ?? typed;
}
