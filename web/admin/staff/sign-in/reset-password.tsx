import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { resetPassword } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { messageUnlessOfFields, submitsValues } from '#web/shared/submits-values.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import { checkedNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const meta = () => [
  ...adminMeta('New password'),
  // The address of this page is a secret; nothing it leads to may hear of it.
  { name: 'referrer', content: 'no-referrer' },
];

/** Where a mailed link leads: a new password, once. */
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
  const isReady = useHydrated();
  const { run, busy, fieldErrors, form, onInput } = useMutation(
    async (values: Record<string, string>) => {
      const password = checkedNewPassword(values, 'password');
      return (await browserApi(resetPassword, { body: { token, password } })).body.message;
    },
    {
      success: (message) => message,
      failure: messageUnlessOfFields,
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
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submitsValues(run)}
        onInput={onInput}
        className="grid gap-5"
      >
        <NewPasswordFields name="password" fields={fieldErrors} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={!isReady}
          busy={busy}
          busyLabel="Saving…"
          className="max-sm:w-full"
        >
          Set New Password
        </Button>
      </form>
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
