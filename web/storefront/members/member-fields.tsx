import { TextField } from '#web/ui/forms/text-field.tsx';
import { AddressFields } from '../person-fields/address-fields.tsx';
import { EmailField } from '../person-fields/email-field.tsx';
import { PhoneField } from '../person-fields/phone-field.tsx';
import type { MemberField } from './member-form-definition.ts';

export function MemberFields({ errors }: { errors: Partial<Record<MemberField, string>> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        required
        error={errors.fullName}
        className="sm:col-span-2"
      />
      <EmailField hint="Your member price goes with this address" error={errors.email} />
      <PhoneField error={errors.phone} />
      <AddressFields postalCode={{ name: 'postalCode', label: 'Postal code' }} errors={errors} />
    </div>
  );
}
