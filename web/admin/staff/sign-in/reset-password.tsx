import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { resetPassword } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { titleFromServer } from '#web/shared/submit-handlers.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import type { Route } from './+types/reset-password';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { checkedNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...adminMeta(matches, 'New password'),
  // The address of this page is a secret and must not be sent to other sites.
  { name: 'referrer', content: 'no-referrer' },
];

/** Sets a new password by a mailed link, which works once. */
export default function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [isOver, setIsOver] = useState(false);
  return token === '' || isOver ? (
    <LinkIsOver />
  ) : (
    <NewPassword token={token} onOver={() => setIsOver(true)} />
  );
}

function NewPassword({ token, onOver }: { token: string; onOver: () => void }) {
  const navigate = useNavigate();
  const mutation = useMutation(
    async (values: Record<string, string>) => {
      const password = checkedNewPassword(values, 'password');
      return (await browserApi(resetPassword, { body: { token, password } })).body.message;
    },
    {
      success: (message) => message,
      failure: titleFromServer,
      refresh: 'never',
      onSuccess: () => navigate('/admin-login', { replace: true }),
      onFailure: ({ failure }) => failure.fields?.token && onOver(),
    },
  );
  return (
    <SignInFrame
      title="Choose a new password"
      text="You will be signed out everywhere, and can sign in with it at once."
    >
      <AccountForm mutation={mutation}>
        <NewPasswordFields name="password" fields={mutation.fieldErrors} />
        <SubmitButton busy={mutation.busy} busyLabel="Saving…">
          Set New Password
        </SubmitButton>
      </AccountForm>
    </SignInFrame>
  );
}

function LinkIsOver() {
  return (
    <SignInFrame
      title="This link is over"
      text="It has expired, was used before, or a newer one was sent. Ask for a new one; it takes a moment."
    >
      <div role="alert" className="sr-only">
        This link has expired or was used before.
      </div>
      <ButtonLink to="/admin-forget-password" variant="primary" size="lg" className="max-sm:w-full">
        Ask for a new link
      </ButtonLink>
    </SignInFrame>
  );
}
