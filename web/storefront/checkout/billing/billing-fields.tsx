import { TextField } from '#web/ui/forms/text-field.tsx';
import { CountryAddressFields, type TypedPlace } from '../../person-fields/country-address-fields.tsx';
import { EmailField } from '../../person-fields/email-field.tsx';
import { PhoneField } from '../../person-fields/phone-field.tsx';
import type { BillingField } from './billing-form.ts';

type Props = {
  typed: TypedPlace;
  errors: Partial<Record<BillingField, string>>;
  /** False: nothing is shipped, so that the place is enough. */
  isShipped: boolean;
};

export function BillingFields({ typed, errors, isShipped }: Props) {
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
      {isShipped && <PhoneField error={errors.phone} />}
      <CountryAddressFields typed={typed} errors={errors} hasStreet={isShipped} />
    </div>
  );
}
