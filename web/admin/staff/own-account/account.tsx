import { useOutletContext } from 'react-router';
import type { WireStaffMember } from '#contract/calls/sign-in.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import { PageHeader } from '../../screen/page-header.tsx';
import { SCREEN_HEADS } from '../../screen/screen-heads.ts';
import { ChangePassword } from './change-password.tsx';

export const meta = () => adminMeta('Your account');

/** Who is signed in, and their password. */
export default function Account() {
  const { name, email } = useOutletContext<WireStaffMember>();
  return (
    <>
      <PageHeader {...SCREEN_HEADS.account} />
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
