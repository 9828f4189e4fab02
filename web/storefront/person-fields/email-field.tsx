import { TextField } from '#web/ui/forms/text-field.tsx';

interface EmailFieldProps {
  /** 'Email' unless given. */
  label?: string;
  hint?: string;
  error: string | undefined;
  defaultValue?: string | undefined;
  placeholder?: string;
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
