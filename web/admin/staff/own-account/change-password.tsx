import { changePassword } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { checkedNewPassword, NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { useFormCall } from '../sign-in/use-form-call.ts';

/** A new password for whoever knows the present one; every other browser is signed out. */
export function ChangePassword({ email }: { email: string }) {
  const toast = useToast();
  const isReady = useHydrated();
  const { busy, fields, onInput, onSubmit } = useFormCall(
    async (values, form) => {
      toast.begin();
      const next = checkedNewPassword(values, 'next');
      const { body } = await browserApi(changePassword, { body: { current: values.current ?? '', next } });
      form.reset();
      toast.success(body.message);
    },
    (error) => toast.error(error.message),
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-5">
      {/* For password managers, which keep a password by its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        error={fields.current}
      />
      <NewPasswordFields name="next" fields={fields} />
      <Button type="submit" variant="primary" disabled={!isReady} busy={busy} busyLabel="Saving…">
        Change Password
      </Button>
    </form>
  );
}
