import { ApiError } from '#contract/client.ts';
import { PASSWORD_LENGTH, passwordProblem } from '#domain/staff/password.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';

/** A new password, typed twice: nobody sees what they type. */
export function NewPasswordFields({
  name,
  fields,
}: {
  name: string;
  fields: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <PasswordField
        label="New password"
        name={name}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters; a few words you can remember are good.`}
        error={fields[name]}
      />
      <PasswordField
        label="New password, again"
        name="repeated"
        autoComplete="new-password"
        error={fields.repeated}
      />
    </>
  );
}

/** The new password among what was typed; fails as the call would when it may not be used or was typed in two ways. */
export function checkedNewPassword(values: Record<string, string>, name: string): string {
  const password = values[name] ?? '';
  const problem = passwordProblem(password);
  if (problem) throw new ApiError(400, { message: problem, fields: { [name]: problem } });
  if (values.repeated !== password) {
    const message = 'This is not the same password';
    throw new ApiError(400, { message, fields: { repeated: message } });
  }
  return password;
}
