import { lazy, Suspense, useState } from 'react';
import { removeSavedAddress, type WireSavedAddress } from '#contract/calls/account.ts';
import { MAX_ADDRESSES } from '#domain/account/address-book.ts';
import { addressLines } from '#domain/address-lines.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { TitledCard } from '../../titled-card.tsx';

// Rarely opened.
const AddressForm = lazy(() => import('./address-form.tsx'));

/** The saved addresses, and the form to add or change one. */
export function Addresses({ addresses }: { addresses: Loaded<WireSavedAddress[]> }) {
  const [opened, setOpened] = useState<'new' | WireSavedAddress | null>(null);
  const close = () => setOpened(null);
  useClosedByBack(opened !== null, close);
  const isFull = addresses.ok && addresses.data.length >= MAX_ADDRESSES;
  return (
    <TitledCard id="addresses" title="Addresses">
      {!addresses.ok && <p className="text-bad">Your addresses could not be loaded: {addresses.message}</p>}
      {addresses.ok && addresses.data.length > 0 ? (
        <ul className="mb-5 divide-y divide-line">
          {addresses.data.map((saved) => (
            <li key={saved.id} className="py-4 first:pt-0">
              <AddressEntry saved={saved} onChange={() => setOpened(saved)} />
            </li>
          ))}
        </ul>
      ) : (
        addresses.ok && <p className="mb-5 text-muted">You have not saved any address yet.</p>
      )}
      <Button onClick={() => setOpened('new')} disabled={!addresses.ok || isFull}>
        Add an address
      </Button>
      {isFull && <p className="mt-3 text-sm text-muted">{MAX_ADDRESSES} addresses are the most.</p>}
      <Dialog
        open={opened !== null}
        onClose={close}
        title={opened === null || opened === 'new' ? 'Add an address' : 'Change the address'}
      >
        {opened !== null && (
          <Suspense>
            <AddressForm saved={opened === 'new' ? null : opened} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </TitledCard>
  );
}

function AddressEntry({ saved, onChange }: { saved: WireSavedAddress; onChange: () => void }) {
  const { id, name, companyName, address, city, zip, phone, isDefault } = saved;
  const removal = useActionDialog(() => browserApi(removeSavedAddress, { params: { id } }), {
    success: 'Address removed',
    failure: 'The address could not be removed',
  });
  useClosedByBack(removal.isAsking, removal.close);
  const place = `${address}, ${city}`;
  return (
    <>
      <address className="grid text-sm not-italic wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-medium">
          {name}
          {isDefault && <Badge tone="neutral">Default</Badge>}
        </span>
        {companyName && <span>{companyName}</span>}
        <span className="whitespace-pre-line">{addressLines({ ...saved, zipCode: zip }).join('\n')}</span>
        <span className="numeric text-muted">{phone}</span>
      </address>
      <div className="mt-2 -ml-3 flex gap-1">
        <Button variant="quiet" size="sm" aria-label={`Change ${place}`} onClick={onChange}>
          Change
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Remove ${place}`} onClick={removal.ask}>
          Remove
        </Button>
      </div>
      <ActionDialog
        action={removal}
        title="Remove this address?"
        text={place}
        confirmLabel="Remove"
        busyLabel="Removing..."
      />
    </>
  );
}
