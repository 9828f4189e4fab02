import { useNavigate } from 'react-router';
import { forgotPassword } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { titleFromServer } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import type { Route } from './+types/forgot-password';
import { AccountForm, EmailField, SubmitButton } from './account-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Forgot password');

/**
 * Requests a link to set a new password; the answer is the same for every address (specification, section 8).
 */
export default function ForgotPassword() {
  const navigate = useNavigate();
  const withKey = useAttemptKey();
  const mutation = useMutation(
    ({ email = '' }: Record<string, string>) =>
      browserApi(forgotPassword, { body: { email } }, withKey(email)),
    {
      success: ({ body }) => ({ title: body.message, duration: 10_000 }),
      failure: titleFromServer,
      refresh: 'never',
      onSuccess: () => navigate('/admin-login'),
    },
  );
  return (
    <SignInFrame title="Forgot your password?" text="We will mail you a link to choose a new one.">
      <AccountForm mutation={mutation}>
        <EmailField error={mutation.fieldErrors.email} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SubmitButton busy={mutation.busy} busyLabel="Sending…">
            Send Reset Link
          </SubmitButton>
          <TextLink to="/admin-login" className="inline-flex min-h-11 items-center">
            Back to sign-in
          </TextLink>
        </div>
      </AccountForm>
    </SignInFrame>
  );
}
