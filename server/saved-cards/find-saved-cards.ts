import type { PaymentServices } from '../payments/payment-services.ts';
import type { SavedCard } from '../payments/saved-card-calls.ts';
import { findCustomerId, forgetCustomer } from './customer-queries.ts';

/** Finds the cards that the provider keeps for an email, newest first. Most emails have none to ask for. */
export async function findSavedCards(
  { db, payments }: Pick<PaymentServices, 'db' | 'payments'>,
  email: string,
): Promise<SavedCard[]> {
  const customerId = await findCustomerId(db, email);
  if (customerId === null) return [];
  const cards = await payments.findSavedCards(customerId);
  // Deleted in the provider's dashboard: the next card that is saved gets another customer.
  if (!cards) await forgetCustomer(db, customerId);
  return cards ?? [];
}
