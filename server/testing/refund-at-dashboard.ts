import { PROVIDER_KEY, type TestShop } from './test-shop.ts';

/** Refunds a payment in the provider's dashboard: all that is left, or an amount in cents. */
export async function refundAtDashboard(
  shop: TestShop,
  paymentIntentId: string,
  amount?: number,
): Promise<string> {
  const response = await shop.fetch('/emulator/stripe/v1/refunds', {
    method: 'POST',
    headers: { Authorization: `Bearer ${PROVIDER_KEY}` },
    body: new URLSearchParams({ payment_intent: paymentIntentId, ...(amount && { amount: String(amount) }) }),
  });
  const refund = (await response.json()) as { id: string };
  if (!response.ok) throw new Error(`could not refund: ${JSON.stringify(refund)}`);
  return refund.id;
}
