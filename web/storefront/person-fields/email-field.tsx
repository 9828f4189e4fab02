import { TextField } from '#web/ui/forms/text-field.tsx';

interface EmailFieldProps {
  hint?: string;
  error: string | undefined;
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
