import { useState } from 'react';
import { addSavedAddress, getAccount, listSavedAddresses } from '#contract/calls/account.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { SavedAddressForm } from '#contract/forms/account.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmailCode } from '../email-codes/email-code.tsx';
import { ACCOUNT_PATH } from './account-path.ts';
import { isSavedAlready, readOrderAddress } from './read-order-address.ts';

/**
 * Offers to keep the address of an order for the next one: a mailed code proves the email address of the
 * order, unless this browser has proven it.
 */
export function SaveDetails({ order }: { order: WireOrder }) {
  const [step, setStep] = useState<'offer' | 'code' | 'saved'>('offer');
  const place = readOrderAddress(order);
  const email = order.userEmail;

  const saving = useMutation((address: SavedAddressForm) => savePlace(address, order.id), {
    failure: 'Your details could not be saved',
    refresh: 'never',
    onSuccess: () => setStep('saved'),
  });
  const starting = useMutation(async () => (await browserApi(getAccount, {})).body, {
    failure: 'Your details could not be saved',
    refresh: 'never',
    onSuccess: async (account) => {
      const isProven = normalizeEmail(account.email ?? '') === normalizeEmail(email);
      if (isProven && place) await saving.run(place);
      else setStep('code');
    },
  });

  if (!place || order.masked) return null;
  return (
    <Card as="section" aria-labelledby="save-details" className="mt-8 print:hidden">
      <h2 id="save-details" className="mb-2 text-xl">
        {step === 'saved' ? 'Your details are saved' : 'Next time in one step'}
      </h2>
      <div role="status">
        {step === 'saved' && (
          <p className="text-muted">
            Choose this address at your next checkout. Your orders and addresses are in{' '}
            <TextLink to={ACCOUNT_PATH}>your account</TextLink>.
          </p>
        )}
      </div>
      {step === 'offer' && (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">
            Keep this address for your next order, and see your orders on any device. There is no password: a
            code to {email} is all it takes.
          </p>
          <Button
            busy={starting.busy || saving.busy}
            busyLabel="Saving..."
            onClick={() => void starting.run()}
          >
            Save my details
          </Button>
        </div>
      )}
      {step === 'code' && <EmailCode whose={{ email }} onProven={() => void saving.run(place)} sendsAtOnce />}
    </Card>
  );
}

/** Saves it once: the key is that of the order, and an address that is there is left as it is. */
async function savePlace(place: SavedAddressForm, orderId: string): Promise<void> {
  const { body: saved } = await browserApi(listSavedAddresses, {});
  if (isSavedAlready(place, saved)) return;
  await browserApi(addSavedAddress, { body: place }, { headers: { 'Idempotency-Key': `save ${orderId}` } });
}
