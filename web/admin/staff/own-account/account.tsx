import { useOutletContext } from 'react-router';
import { changePassword, type WireStaffMember } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { titleFromServer } from '#web/shared/submit-handlers.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import { PageHeader } from '../../screen/page-header.tsx';
import { AccountForm, SubmitButton } from '../sign-in/account-form.tsx';
import { checkedNewPassword, NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import type { Route } from './+types/account';

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Your account');

export default function Account() {
  const { name, email } = useOutletContext<WireStaffMember>();
  return (
    <>
      <PageHeader screen="account" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <h2 className="mb-4 text-xl">You</h2>
          <DefinitionList
            items={[
              { term: 'Name', description: name },
              { term: 'Email', description: email },
            ]}
          />
          <p className="mt-4 text-sm text-muted">
            Accounts are added and removed under <TextLink to="/admin/staff">Staff</TextLink>.
          </p>
        </Card>
        <Card>
          <h2 className="mb-4 text-xl">Password</h2>
          <ChangePassword email={email} />
        </Card>
      </div>
    </>
  );
}

/** Changes the user's password, given the current one; signs out every other browser. */
function ChangePassword({ email }: { email: string }) {
  const mutation = useMutation(
    async (values: Record<string, string>) => {
      const next = checkedNewPassword(values, 'next');
      const { body } = await browserApi(changePassword, { body: { current: values.current ?? '', next } });
      mutation.form.current?.reset();
      return body.message;
    },
    { success: (message) => message, failure: titleFromServer, refresh: 'never' },
  );
  return (
    <AccountForm mutation={mutation}>
      {/* Password managers store a password by its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        error={mutation.fieldErrors.current}
      />
      <NewPasswordFields name="next" fields={mutation.fieldErrors} />
      <SubmitButton size="md" className="" busy={mutation.busy} busyLabel="Saving…">
        Change Password
      </SubmitButton>
    </AccountForm>
  );
}
