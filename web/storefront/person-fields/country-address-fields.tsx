import { useEffect, useRef, useState } from 'react';
import { findAddressFormat } from '#domain/address-format.ts';
import { CountryField } from '#web/shared/country-field.tsx';
import { hasStateList, StateField } from '#web/shared/state-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { CityField, StreetField } from './address-fields.tsx';

/** Country and state as typed. */
export type TypedPlace = { country: string; state: string };

interface CountryAddressFieldsProps {
  /** The values of the form, as `useDraftForm` notes it. */
  typed: TypedPlace;
  errors: Partial<Record<'country' | 'address' | 'city' | 'state' | 'zip', string>>;
  /** False: only the place. */
  hasStreet?: boolean;
}

/** An address by the rules and words of its country, whose field comes first. */
export function CountryAddressFields({ typed, errors, hasStreet = true }: CountryAddressFieldsProps) {
  const { country } = typed;
  const { postalCode } = findAddressFormat(country);
  return (
    <>
      <CountryField required error={errors.country} className="sm:col-span-2" />
      {hasStreet && <StreetField error={errors.address} />}
      {hasStreet && <CityField error={errors.city} />}
      <StateOfCountry typed={typed} error={errors.state} />
      <TextField
        label={postalCode.label}
        name="zip"
        autoComplete="postal-code"
        autoCapitalize="characters"
        required={postalCode.isRequired}
        optional={!postalCode.isRequired}
        error={errors.zip}
      />
    </>
  );
}

/**
 * The state of a form that is read from its inputs. What it is in one country is not what it is in another:
 * it is kept for each, and a text that was typed before a country was chosen goes with the country.
 */
function StateOfCountry({ typed, error }: { typed: TypedPlace; error: string | undefined }) {
  const { country } = typed;
  const [state, setState] = useStateByCountry(typed);
  const control = useRef<HTMLInputElement | HTMLSelectElement | null>(null);
  // The form reads its inputs when something is typed: this makes it read what came with the country. Before
  // there is one, it has not restored its draft.
  useEffect(() => {
    const shown = control.current;
    if (country !== '' && shown && shown.value.trim() !== typed.state.trim())
      shown.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const common = {
    ref: (shown: HTMLInputElement | HTMLSelectElement | null) => {
      control.current = shown;
    },
    name: 'state',
    autoComplete: 'address-level1',
    error,
  };
  const format = findAddressFormat(country).state;
  if (!format || hasStateList(country))
    return <StateField {...common} country={country} value={state} onChange={setState} />;
  return (
    <TextField
      // Each country has another field, which has its own text.
      key={country}
      {...common}
      label={format.label}
      hint={country === '' ? 'State, province or region' : undefined}
      required={format.isRequired}
      optional={!format.isRequired}
      defaultValue={state}
    />
  );
}

function useStateByCountry({ country, state }: TypedPlace) {
  const [shown, setShown] = useState({ country, state, given: state, kept: new Map<string, string>() });
  if (shown.country !== country) {
    const kept = new Map(shown.kept).set(shown.country, shown.state);
    const isGiven = state !== shown.given;
    const isTyped = !hasStateList(shown.country) && !hasStateList(country);
    const carried = shown.country === '' || isTyped ? shown.state : '';
    const next = isGiven ? state : (kept.get(country) ?? carried);
    setShown({ country, state: next, given: state, kept });
  } else if (shown.given !== state) setShown({ ...shown, state, given: state });
  return [shown.state, (next: string) => setShown((before) => ({ ...before, state: next }))] as const;
}
