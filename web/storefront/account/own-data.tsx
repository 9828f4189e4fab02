import Download from 'lucide-react/icons/download';
import { exportAccount, type WireAccountExport } from '#contract/calls/account.ts';
import { amountsToDollars } from '#contract/money-paths.ts';
import { browserApi } from '#web/data.ts';
import { saveFile } from '#web/shared/save-file.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TitledCard } from '../titled-card.tsx';
import { DeleteData } from './delete-data.tsx';

/** Downloads the shop's data about the email, as a file; or deletes it. */
export function OwnData({ email }: { email: string }) {
  const download = useMutation(() => browserApi(exportAccount, {}), {
    success: 'Your data was downloaded',
    failure: 'Your data could not be downloaded',
    refresh: 'never',
    onSuccess: ({ body }) => saveData(body),
  });
  return (
    <TitledCard id="account-data" title="Your data">
      <p className="mb-5 text-muted">
        Your orders, addresses, memberships, reviews, messages, wish list and saved cards, in one JSON file.
      </p>
      <Button
        icon={<Download aria-hidden="true" className="size-4" />}
        busy={download.busy}
        busyLabel="Preparing..."
        onClick={() => void download.run()}
      >
        Download my data
      </Button>
      <div className="mt-3">
        <DeleteData email={email} />
      </div>
    </TitledCard>
  );
}

/** Amounts in dollars, as in the API: the client has made cents of them. */
function saveData(data: WireAccountExport): void {
  const text = JSON.stringify(amountsToDollars(data, exportAccount.money?.output), null, 2);
  saveFile(`marigold-data-${data.exportedAt.slice(0, 10)}.json`, 'application/json', text);
}
