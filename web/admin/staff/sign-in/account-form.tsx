import type { ReactNode } from 'react';
import { onSubmitValues } from '#web/shared/submit-handlers.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import type { Mutation } from '#web/shared/use-mutation.ts';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import { TextField, type TextFieldProps } from '#web/ui/forms/text-field.tsx';

type Props = {
  mutation: Pick<Mutation<Record<string, string>>, 'run' | 'form' | 'onInput'>;
  children: ReactNode;
};

/** A form with a password: without script it is posted, which keeps its values out of the address. */
export function AccountForm({ mutation: { run, form, onInput }, children }: Props) {
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmitValues(run)}
      onInput={onInput}
      className="grid gap-5"
    >
      {children}
    </form>
  );
}

export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      {...props}
    />
  );
}

/** Enabled once the page runs its script. */
export function SubmitButton(props: ButtonProps) {
  const isReady = useHydrated();
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      disabled={!isReady}
      className="max-sm:w-full"
      {...props}
    />
  );
}
