import { changePassword } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { messageUnlessOfFields, submitsValues } from '#web/shared/submits-values.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { checkedNewPassword, NewPasswordFields } from '../sign-in/new-password-fields.tsx';

/** Changes the own password, given the current one; every other browser is signed out. */
export function ChangePassword({ email }: { email: string }) {
  const isReady = useHydrated();
  const { run, busy, fieldErrors, form, onInput } = useMutation(
    async (values: Record<string, string>) => {
      const next = checkedNewPassword(values, 'next');
      const { body } = await browserApi(changePassword, { body: { current: values.current ?? '', next } });
      form.current?.reset();
      return body.message;
    },
    { success: (message) => message, failure: messageUnlessOfFields, refresh: 'never' },
  );
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submitsValues(run)}
      onInput={onInput}
      className="grid gap-5"
    >
      {/* For password managers, which keep a password by its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        error={fieldErrors.current}
      />
      <NewPasswordFields name="next" fields={fieldErrors} />
      <Button type="submit" variant="primary" disabled={!isReady} busy={busy} busyLabel="Saving…">
        Change Password
      </Button>
    </form>
  );
}
