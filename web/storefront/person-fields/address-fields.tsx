import { TextField } from '#web/ui/forms/text-field.tsx';

interface AddressFieldsProps<PostalCode extends string> {
  /** Name and label differ by form (spec 5). */
  postalCode: { name: PostalCode; label: string };
  stateHint?: string;
  errors: Partial<Record<'address' | 'city' | 'state' | PostalCode, string>>;
}

export function AddressFields<PostalCode extends string>({
  postalCode,
  stateHint,
  errors,
}: AddressFieldsProps<PostalCode>) {
  return (
    <>
      <TextField
        label="Address"
        name="address"
        autoComplete="street-address"
        required
        error={errors.address}
        className="sm:col-span-2"
      />
      <TextField label="City" name="city" autoComplete="address-level2" required error={errors.city} />
      <TextField
        label="State"
        hint={stateHint}
        name="state"
        autoComplete="address-level1"
        required
        error={errors.state}
      />
      <TextField
        {...postalCode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        required
        error={errors[postalCode.name]}
      />
    </>
  );
}
