import { useEffect } from 'react';
import { signIn, type WireStaffMember } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { messageUnlessOfFields, submitsValues } from '#web/shared/submits-values.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

export type DemoSignIn = { email: string; password: string };

/**
 * E-mail address and password (spec 2). In a demo both are hinted at, and said again when they are wrong
 * (spec 5, 8).
 */
export function SignInForm({
  demo,
  email,
  isAgain = false,
  onSignedIn,
}: {
  demo?: DemoSignIn | undefined;
  /** Who signs in most likely. */
  email?: string | undefined;
  /** Over a page that must stay as it is. */
  isAgain?: boolean | undefined;
  onSignedIn: (member: WireStaffMember) => void;
}) {
  const isReady = useHydrated();
  const { run, busy, fieldErrors, form, onInput } = useMutation(
    ({ email = '', password = '' }: Record<string, string>) =>
      browserApi(signIn, { body: { email, password } }),
    {
      failure: (error) =>
        error.failure.code === 'wrong_credentials' && demo
          ? { title: error.message, message: `In this demo: ${demo.email} / ${demo.password}` }
          : messageUnlessOfFields(error),
      refresh: 'never',
      onSuccess: ({ body }) => onSignedIn(body),
      onFailure: ({ failure }) => failure.code === 'wrong_credentials' && focusPassword(form.current),
    },
  );
  useEffect(() => {
    if (isAgain) focusPassword(form.current);
  }, [isAgain, form]);
  return (
    // Posted, never put into an address, should it be sent before the page is ready.
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submitsValues(run)}
      onInput={onInput}
      className="grid gap-5"
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        placeholder={demo?.email}
        defaultValue={email}
        error={fieldErrors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        placeholder={demo?.password}
        error={fieldErrors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={!isReady}
          busy={busy}
          busyLabel="Signing in…"
          className="max-sm:w-full"
        >
          Sign In
        </Button>
        <TextLink
          to="/admin-forget-password"
          target={isAgain ? '_blank' : undefined}
          className="inline-flex min-h-11 items-center"
        >
          Forgot Password?
        </TextLink>
      </div>
    </form>
  );
}

function focusPassword(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('password');
  if (field instanceof HTMLInputElement) field.focus();
}
