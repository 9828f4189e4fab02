import Stripe from 'stripe';
import { answered, ProviderUnavailable, unlessMissing } from './provider-answers.ts';

/** A card that the provider keeps for a customer: what a shopper knows it by. */
export type SavedCard = { id: string; brand: string; last4: string; expMonth: number; expYear: number };

/** Abuse limit: no shopper saves more cards. */
const MOST_CARDS = 100;

/** The provider's customers, who have nothing there but their saved cards. */
export function createSavedCardCalls(stripe: Stripe) {
  async function listMethods(customerId: string) {
    const listed = stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: MOST_CARDS });
    return (await unlessMissing(listed))?.data ?? null;
  }

  return {
    /** Creates the customer of an account, named by a random `key`, which is the idempotency key. */
    createCustomer: (key: string) =>
      answered(async (): Promise<string> => {
        const named = { metadata: { account: key } };
        const { id } = await stripe.customers.create(named, { idempotencyKey: `customer-${key}` });
        if (!id) throw new ProviderUnavailable('The provider gave no customer');
        return id;
      }),

    /** Newest first, a card that was saved twice once; null if the provider has no such customer. */
    findSavedCards: (customerId: string) =>
      answered(async (): Promise<SavedCard[] | null> => {
        const methods = await listMethods(customerId);
        if (!methods) return null;
        const seen = new Set<string>();
        return methods.flatMap((method) => {
          const { id, card } = method;
          const name = identifyCard(method);
          if (!card || seen.has(name)) return [];
          seen.add(name);
          const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
          return [{ id, brand, last4, expMonth, expYear }];
        });
      }),

    /** Removes a card of a customer, however often it was saved. False if it is none of the customer's. */
    removeSavedCard: (customerId: string, cardId: string) =>
      answered(async (): Promise<boolean> => {
        const methods = (await listMethods(customerId)) ?? [];
        const removed = methods.find(({ id }) => id === cardId);
        if (!removed) return false;
        for (const method of methods)
          if (identifyCard(method) === identifyCard(removed))
            await unlessDetached(stripe.paymentMethods.detach(method.id));
        return true;
      }),

    /** Deletes a customer with all cards; one that is deleted already stays so. */
    deleteCustomer: (customerId: string) =>
      answered(async (): Promise<void> => {
        await unlessMissing(stripe.customers.del(customerId));
      }),
  };
}

/** Equal for the same card with the same expiry. */
function identifyCard({ id, card }: Stripe.PaymentMethod): string {
  return card?.fingerprint ? `${card.fingerprint} ${card.exp_month}/${card.exp_year}` : id;
}

/** Another request may have removed it. */
async function unlessDetached(detaching: Promise<unknown>): Promise<void> {
  try {
    await detaching;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
