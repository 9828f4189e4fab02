import { COUNTRIES } from '#domain/countries.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { BillingField } from './billing-form.ts';

/** Who buys and where it goes, with the names a browser fills in by itself. */
export function BillingFields({ errors }: { errors: Partial<Record<BillingField, string>> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="name" required error={errors.name} />
      <TextField
        label="Company name"
        name="companyName"
        autoComplete="organization"
        optional
        error={errors.companyName}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
      />
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        error={errors.phone}
      />
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
        hint="State, province or region"
        name="state"
        autoComplete="address-level1"
        required
        error={errors.state}
      />
      <TextField
        label="ZIP code"
        name="zip"
        autoComplete="postal-code"
        autoCapitalize="characters"
        required
        error={errors.zip}
      />
      <SelectField
        label="Country"
        name="country"
        autoComplete="country-name"
        placeholder="Choose a country"
        options={COUNTRY_OPTIONS}
        required
        error={errors.country}
      />
    </div>
  );
}

const FIRST = 'United States';
const COUNTRY_OPTIONS = [FIRST, ...COUNTRIES.filter((name) => name !== FIRST)].map((name) => ({
  value: name,
  label: name,
}));
