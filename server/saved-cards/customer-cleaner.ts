import { MINUTE } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findLeftCustomers, forgetCustomer } from './customer-queries.ts';

type Services = Pick<PaymentServices, 'db' | 'payments' | 'log'>;

/** Deletes customers of erased accounts at the provider, with their cards; tries again until it answers. */
export function startCustomerCleaner(services: Services): PeriodicTask {
  const { log } = services;
  return startPeriodicTask({ name: 'deleting customers at the provider', every: MINUTE, log }, (stopping) =>
    deleteLeftCustomers(services, stopping),
  );
}

async function deleteLeftCustomers({ db, payments }: Services, stopping: AbortSignal): Promise<void> {
  for (const customerId of await findLeftCustomers(db)) {
    if (stopping.aborted) return;
    await payments.deleteCustomer(customerId);
    await forgetCustomer(db, customerId);
  }
}
