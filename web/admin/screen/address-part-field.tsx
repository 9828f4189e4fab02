import type { FocusEventHandler } from 'react';
import { findAddressFormat } from '#domain/address-format.ts';
import { ADDRESS_LABELS, type AddressPart } from '#domain/orders/address-change.ts';
import { CountryField } from '#web/shared/country-field.tsx';
import { StateField } from '#web/shared/state-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

type Props = {
  part: AddressPart;
  /** The whole address; the labels of its parts depend on its country. */
  address: Record<AddressPart, string>;
  name: string;
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (typed: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLSelectElement>;
};

/** A part of a shipping address that staff type; no field where the country has no such part. */
export function AddressPartField({ part, address, autoFocus, onChange, ...props }: Props) {
  const field = { ...props, autoComplete: 'off' };
  const { country, [part]: value } = address;
  const onTyped = ({ target }: { target: { value: string } }) => onChange(target.value);
  if (part === 'country')
    return <CountryField {...field} value={value} required onChange={onTyped} className="sm:col-span-2" />;
  if (part === 'state') return <StateField {...field} country={country} value={value} onChange={onChange} />;
  const { postalCode } = findAddressFormat(country);
  const isRequired = part === 'zipCode' ? postalCode.isRequired : part !== 'phone';
  return (
    <TextField
      {...field}
      label={part === 'zipCode' ? postalCode.label : ADDRESS_LABELS[part]}
      autoFocus={autoFocus}
      type={part === 'phone' ? 'tel' : 'text'}
      required={isRequired}
      optional={!isRequired}
      value={value}
      onChange={onTyped}
      className={WIDE_PARTS.has(part) ? 'sm:col-span-2' : undefined}
    />
  );
}

/** The parts too long for half of the width. */
const WIDE_PARTS: ReadonlySet<AddressPart> = new Set(['fullName', 'address', 'phone']);
