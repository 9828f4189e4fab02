import { MINUTE } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { describeRefusal } from '../payments/provider-answers.ts';
import { findCustomersToDelete, forgetCustomer } from './customer-queries.ts';

type Services = Pick<PaymentServices, 'db' | 'payments' | 'log'>;

/** Bounds the requests of a round. */
const MOST_IN_A_ROUND = 100;

/**
 * Deletes customers of erased accounts at the provider, with their cards; tries again until it answers. Each
 * round begins after the customer that was tried last, so that one which is refused holds up no other.
 */
export function startCustomerCleaner({ db, payments, log }: Services): PeriodicTask {
  let lastTried = '';
  return startPeriodicTask(
    { name: 'deleting customers at the provider', every: MINUTE, log },
    async (stopping) => {
      const customers = await findCustomersToDelete(db, { after: lastTried, limit: MOST_IN_A_ROUND });
      const refusals = [];
      for (const { key, customerId } of customers) {
        if (stopping.aborted) break;
        lastTried = key;
        const refusal = await payments.deleteCustomer(customerId).then(() => null, describeRefusal);
        if (refusal) refusals.push(refusal);
        else await forgetCustomer(db, customerId);
      }
      const [first] = refusals;
      if (first) log.warn({ ...first, count: refusals.length }, 'the provider refuses to delete customers');
    },
  );
}
