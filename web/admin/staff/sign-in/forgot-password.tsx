import { useNavigate } from 'react-router';
import { forgotPassword } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { messageUnlessOfFields, submitsValues } from '#web/shared/submits-values.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export const meta = () => adminMeta('Forgot password');

/** Asks for the link of a new password; that it was sent is said of any address (spec 8). */
export default function ForgotPassword() {
  const navigate = useNavigate();
  const isReady = useHydrated();
  const { run, busy, fieldErrors, form, onInput } = useMutation(
    ({ email = '' }: Record<string, string>) => browserApi(forgotPassword, { body: { email } }),
    {
      success: ({ body }) => ({ title: body.message, duration: 10_000 }),
      failure: messageUnlessOfFields,
      refresh: 'never',
      onSuccess: () => navigate('/admin-login'),
    },
  );
  return (
    <SignInFrame title="Forgot your password?" text="We will mail you a link to choose a new one.">
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
          error={fieldErrors.email}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={!isReady}
            busy={busy}
            busyLabel="Sending…"
            className="max-sm:w-full"
          >
            Send Reset Link
          </Button>
          <TextLink to="/admin-login" className="inline-flex min-h-11 items-center">
            Back to sign-in
          </TextLink>
        </div>
      </form>
    </SignInFrame>
  );
}
