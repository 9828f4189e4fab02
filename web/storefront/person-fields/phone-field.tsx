import { TextField } from '#web/ui/forms/text-field.tsx';

export function PhoneField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Phone number"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      error={error}
    />
  );
}
