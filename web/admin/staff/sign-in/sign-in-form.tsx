import { useEffect, useRef } from 'react';
import { signIn, type WireStaffMember } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { focusOn, useFormCall } from './use-form-call.ts';

export type DemoSignIn = { email: string; password: string };

/** E-mail address and password (spec 2). In a demo both are hinted at, and said again when they are wrong (spec 5, 8). */
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
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAgain && form.current) focusOn(form.current, 'password');
  }, [isAgain]);
  const isReady = useHydrated();
  const { busy, fields, onInput, onSubmit } = useFormCall(
    async ({ email = '', password = '' }) => {
      toast.begin();
      const { body } = await browserApi(signIn, { body: { email, password } });
      onSignedIn(body);
    },
    (error, form) => {
      if (error.failure.code !== 'wrong_credentials') return void toast.error(error.message);
      toast.error(error.message, demo && `In this demo: ${demo.email} / ${demo.password}`);
      focusOn(form, 'password');
    },
  );
  return (
    // Posted, never put into an address, should it be sent before the page is ready.
    <form ref={form} method="post" noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        placeholder={demo?.email}
        defaultValue={email}
        error={fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        placeholder={demo?.password}
        error={fields.password}
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
