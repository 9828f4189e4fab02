import { TextField } from '#web/ui/text-field.tsx';
import type { MemberField } from './member-form-definition.ts';

/** Who becomes a member, with the names a browser fills in by itself. */
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
      <TextField
        label="Email"
        hint="Your member price goes with this address"
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
      <TextField label="State" name="state" autoComplete="address-level1" required error={errors.state} />
      <TextField
        label="Postal code"
        name="postalCode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        required
        error={errors.postalCode}
      />
    </div>
  );
}
