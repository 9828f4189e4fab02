import { TextField } from '#web/ui/forms/text-field.tsx';

interface AddressFieldsProps {
  errors: Partial<Record<'address' | 'city' | 'state' | 'postalCode', string>>;
}

/** An address without a country, in the words of the specification (specification, section 5). */
export function AddressFields({ errors }: AddressFieldsProps) {
  return (
    <>
      <StreetField error={errors.address} />
      <CityField error={errors.city} />
      <TextField label="State" name="state" autoComplete="address-level1" required error={errors.state} />
      <TextField
        label="Postal code"
        name="postalCode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        required
        error={errors.postalCode}
      />
    </>
  );
}

export function StreetField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Address"
      name="address"
      autoComplete="street-address"
      required
      error={error}
      className="sm:col-span-2"
    />
  );
}

export function CityField({ error }: { error: string | undefined }) {
  return <TextField label="City" name="city" autoComplete="address-level2" required error={error} />;
}
