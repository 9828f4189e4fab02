import { TextField } from '#web/ui/forms/text-field.tsx';

interface EmailFieldProps {
  hint?: string;
  error: string | undefined;
}

/**
 * An e-mail address: nothing a phone's keyboard would mend in it, and what browsers fill in by themselves.
 */
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
