import { useEffect } from 'react';
import { signIn, type WireStaffMember } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { titleFromServer } from '#web/shared/submit-handlers.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { AccountForm, EmailField, SubmitButton } from './account-form.tsx';

type DemoSignIn = { email: string; password: string };

/**
 * Email and password (specification, section 2). A demo shows both as placeholders and in the error message
 * (specification, sections 5 and 8).
 */
export function SignInForm({
  demo,
  email,
  isAgain = false,
  onSignedIn,
}: {
  demo?: DemoSignIn | undefined;
  /** Fills in the email. */
  email?: string | undefined;
  /** True over a page that must stay as it is. */
  isAgain?: boolean | undefined;
  onSignedIn: (member: WireStaffMember) => void;
}) {
  const mutation = useMutation(
    ({ email = '', password = '' }: Record<string, string>) =>
      browserApi(signIn, { body: { email, password } }),
    {
      failure: (error) =>
        error.failure.code === 'wrong_credentials' && demo
          ? { title: error.message, message: `In this demo: ${demo.email} / ${demo.password}` }
          : titleFromServer(error),
      refresh: 'never',
      onSuccess: ({ body }) => onSignedIn(body),
      onFailure: ({ failure }) =>
        failure.code === 'wrong_credentials' && focusPassword(mutation.form.current),
    },
  );
  const { busy, fieldErrors, form } = mutation;
  useEffect(() => {
    if (isAgain) focusPassword(form.current);
  }, [isAgain, form]);
  return (
    <AccountForm mutation={mutation}>
      <EmailField placeholder={demo?.email} defaultValue={email} error={fieldErrors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        placeholder={demo?.password}
        error={fieldErrors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SubmitButton busy={busy} busyLabel="Signing in…">
          Sign In
        </SubmitButton>
        <TextLink
          to="/admin-forget-password"
          target={isAgain ? '_blank' : undefined}
          className="inline-flex min-h-11 items-center"
        >
          Forgot Password?
        </TextLink>
      </div>
    </AccountForm>
  );
}

function focusPassword(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('password');
  if (field instanceof HTMLInputElement) field.focus();
}
