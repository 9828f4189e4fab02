import { PROVIDER_KEY, type TestShop } from './test-shop.ts';

/** Disputes a payment, or so many cents of it, as its customer does; or only has the bank inquire. */
export async function disputeAtBank(
  shop: TestShop,
  paymentIntentId: string,
  { inquiry = false, amount }: { inquiry?: boolean; amount?: number } = {},
): Promise<string> {
  await submit(shop, `${paymentIntentId}/dispute`, {
    reason: 'fraudulent',
    ...(inquiry && { inquiry: 'yes' }),
    ...(amount && { amount: String(amount) }),
  });
  return await findDispute(shop, paymentIntentId);
}

/** Ends the dispute of a payment, as its bank does; an inquiry can be escalated to a dispute. */
export async function decideAtBank(
  shop: TestShop,
  paymentIntentId: string,
  end: 'won' | 'lost' | 'escalated',
): Promise<void> {
  const dispute = await findDispute(shop, paymentIntentId);
  await submit(shop, `${paymentIntentId}/decide`, { dispute, end });
}

async function submit(shop: TestShop, path: string, fields: Record<string, string>): Promise<void> {
  const response = await shop.fetch(`/emulator/stripe/dashboard/payments/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  if (response.status !== 303) throw new Error(`could not submit ${path}: ${response.status}`);
}

/** Finds the id of the last dispute of a payment. */
async function findDispute(shop: TestShop, paymentIntentId: string): Promise<string> {
  const response = await shop.fetch(`/emulator/stripe/v1/disputes?payment_intent=${paymentIntentId}`, {
    headers: { Authorization: `Bearer ${PROVIDER_KEY}` },
  });
  const { data } = (await response.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('There is no dispute');
  return data[0].id;
}
