import { PASSWORD_LENGTH, passwordProblem } from '#domain/staff/password.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';

/** A new password, typed twice because it is hidden. */
export function NewPasswordFields({ name, fields }: { name: string; fields: FieldErrors }) {
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

/** The new password among the values of a form; throws the errors of its fields. */
export function checkedNewPassword(values: Record<string, string>, name: string): string {
  const password = values[name] ?? '';
  const problem = passwordProblem(password);
  if (problem) throw invalid({ [name]: problem });
  if (values.repeated !== password) throw invalid({ repeated: 'This is not the same password' });
  return password;
}
