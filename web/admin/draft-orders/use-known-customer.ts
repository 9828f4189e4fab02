import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftCustomer, findDraftCustomer } from '#contract/calls/draft-orders.ts';
import { emailAddress } from '#contract/fields.ts';
import { browserApi } from '#web/data.ts';
import { withCustomer } from './draft-values.ts';
import type { DraftFormState } from './use-draft-form.ts';

/**
 * Fills in a customer who is known by the typed email address, where nothing is typed yet. Returns what to
 * call when the address was typed, and a note that says where the rest is from.
 */
export function useKnownCustomer({ values, change }: DraftFormState) {
  const [customer, setCustomer] = useState<DraftCustomer | null>(null);
  const [note, setNote] = useState('');
  const requestedEmail = useRef('');

  const fill = useEffectEvent((customer: DraftCustomer) => {
    const filled = withCustomer(values, customer);
    if (filled === null) return;
    change(filled, 'shippingAddress');
    setNote(customer.orderId ? `Filled in from order ${customer.orderId}.` : 'Filled in from their account.');
  });
  useEffect(() => {
    if (customer) fill(customer);
  }, [customer]);

  async function look() {
    const email = emailAddress().safeParse(values.email);
    if (!email.success || requestedEmail.current === email.data) return;
    requestedEmail.current = email.data;
    setNote('');
    const knownCustomer = await find(email.data);
    // Another address may have been typed meanwhile.
    if (knownCustomer && requestedEmail.current === email.data) setCustomer(knownCustomer);
  }

  return { look: () => void look(), note };
}

/** Returns null after a failure: the form works without a known customer. */
async function find(email: string): Promise<DraftCustomer | null> {
  try {
    return (await browserApi(findDraftCustomer, { query: { email } })).body;
  } catch {
    return null;
  }
}
