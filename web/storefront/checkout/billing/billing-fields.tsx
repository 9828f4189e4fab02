import { CountryField } from '#web/shared/country-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AddressFields } from '../../person-fields/address-fields.tsx';
import { EmailField } from '../../person-fields/email-field.tsx';
import { PhoneField } from '../../person-fields/phone-field.tsx';
import type { BillingField } from './billing-form.ts';

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
      <EmailField error={errors.email} />
      <PhoneField error={errors.phone} />
      <AddressFields
        postalCode={{ name: 'zip', label: 'ZIP code' }}
        stateHint="State, province or region"
        errors={errors}
      />
      <CountryField required error={errors.country} />
    </div>
  );
}
