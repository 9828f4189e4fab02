import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { listStaffAccounts } from '#contract/calls/staff.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/staff';
import { AddAccount } from './add-account.tsx';
import { LinkNotice } from './link-notice.tsx';
import { StaffList } from './staff-list.tsx';
import { useStaffActions } from './use-staff-actions.ts';

async function load({ api }: LoadArgs) {
  return await loadPage(api(listStaffAccounts, {}).then(({ body }) => body));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Staff');

export default function Staff({ loaderData: accounts }: Route.ComponentProps) {
  const [isAdding, setAdding] = useState(false);
  const { shownLink, showLink, forgetLink, ...actions } = useStaffActions();
  return (
    <>
      <PageHeader
        screen="staff"
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => setAdding(true)}
          >
            Add Account
          </Button>
        }
      />
      {shownLink && <LinkNotice {...shownLink} onDismiss={forgetLink} />}
      <Card padded={false} as="section" aria-label="Accounts" className="overflow-clip">
        {accounts.ok ? (
          <StaffList accounts={accounts.data} actions={actions} />
        ) : (
          <ErrorState
            title="Failed to fetch accounts"
            text={accounts.message}
            retryLabel="Retry"
            retryHref="/admin/staff"
          />
        )}
      </Card>
      <AddAccount
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(added) => {
          setAdding(false);
          showLink(added);
        }}
      />
    </>
  );
}
