import { useState } from 'react';
import type { WireStaffAccount } from '#contract/calls/staff.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { DateTime } from '../screen/date-time.tsx';
import type { StaffActions } from './use-staff-actions.ts';

type Props = { accounts: readonly WireStaffAccount[]; actions: StaffActions };

export function StaffList({ accounts, actions }: Props) {
  const [toRemove, setToRemove] = useState<WireStaffAccount | null>(null);

  async function remove() {
    if (toRemove) await actions.remove(toRemove);
    setToRemove(null);
  }

  return (
    <>
      <DataTable caption="Accounts of staff" columns={COLUMNS}>
        {accounts.map((account) => (
          <Row
            key={account.id}
            account={account}
            isBusy={actions.isBusy(account.id)}
            onSend={() => void actions.sendLink(account)}
            onRemove={() => setToRemove(account)}
          />
        ))}
      </DataTable>
      <ConfirmDialog
        open={toRemove !== null}
        title={`Remove the account of ${toRemove?.name ?? ''}?`}
        text={
          toRemove &&
          `${toRemove.email} is signed out everywhere at once and cannot sign in any more. What they did stays in the audit log.`
        }
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={toRemove !== null && actions.isBusy(toRemove.id)}
        onConfirm={() => void remove()}
        onCancel={() => setToRemove(null)}
      />
    </>
  );
}

type RowProps = { account: WireStaffAccount; isBusy: boolean; onSend: () => void; onRemove: () => void };

function Row({ account, isBusy, onSend, onRemove }: RowProps) {
  const { email, name, createdAt, addedBy, invited, lastSignInAt, sessions, you, owner } = account;
  const reason = reasonToKeep(account);
  const isOthersOwner = owner && !you;
  return (
    <DataRow>
      <DataCell names card="start" className="rows:max-w-64">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {you && <Badge tone="primary">You</Badge>}
          {owner && <Badge tone="accent">Owner</Badge>}
          {invited && <Badge tone="warning">Invited</Badge>}
        </span>
        {email !== name && <span className="block text-xs text-muted wrap-anywhere">{email}</span>}
      </DataCell>
      <DataCell label="Since">
        <DateTime at={createdAt} />
        {addedBy && <span className="block text-xs text-muted wrap-anywhere">by {addedBy}</span>}
      </DataCell>
      <DataCell label="Last sign-in">
        {lastSignInAt ? <DateTime at={lastSignInAt} /> : <span className="text-muted">Never</span>}
      </DataCell>
      <DataCell label="Active sessions" align="end">
        {sessions}
      </DataCell>
      <DataCell card="line" align="end">
        <span className="flex flex-wrap justify-end gap-1 cards:-mr-3">
          <Button
            size="sm"
            variant="quiet"
            busy={isBusy}
            busyLabel="Working..."
            unavailable={isOthersOwner}
            title={isOthersOwner ? 'The owner asks for a link at the sign-in.' : undefined}
            aria-label={`${invited ? 'Send link again' : 'Send password link'} to ${email}${isOthersOwner ? ': the owner asks for it at the sign-in' : ''}`}
            onClick={onSend}
          >
            {invited ? 'Send link again' : 'Send password link'}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            unavailable={reason !== null || isBusy}
            title={reason ? `${reason}.` : undefined}
            aria-label={
              reason ? `Remove ${email}: ${reason[0]?.toLowerCase()}${reason.slice(1)}` : `Remove ${email}`
            }
            onClick={onRemove}
          >
            Remove
          </Button>
        </span>
      </DataCell>
    </DataRow>
  );
}

/** Why the member of staff cannot remove this account; null if they can. */
function reasonToKeep({ you, owner }: WireStaffAccount): string | null {
  if (you) return 'You cannot remove your own account';
  return owner ? 'Others cannot remove the owner' : null;
}

const COLUMNS: Column[] = [
  { label: 'Account' },
  { label: 'Since' },
  { label: 'Last sign-in' },
  { label: 'Active sessions', align: 'end' },
  { label: 'Actions', align: 'end' },
];
