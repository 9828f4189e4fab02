import { normalizeEmail } from '#domain/email-address.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findOrAddCustomer, recordCustomer } from './customer-queries.ts';

/**
 * Finds the provider's customer of the email that the visitor has proven last, created if it has none.
 * `account` is the email that the browser shows: after another sign-in in another tab it is not the proven
 * one.
 */
export async function findCustomerFor(
  { db, payments }: Pick<PaymentServices, 'db' | 'payments'>,
  account: string,
  visitor: Visitor,
): Promise<{ ok: true; customerId: string } | Refusal> {
  const email = await visitor.provenEmail();
  if (email === null || normalizeEmail(email) !== normalizeEmail(account)) return SIGNED_OUT;
  const customer = await findOrAddCustomer(db, email);
  if (!customer) return SIGNED_OUT;
  if (customer.customerId !== null) return { ok: true, customerId: customer.customerId };
  const customerId = await payments.createCustomer(customer.key);
  const isRecorded = await recordCustomer(db, { key: customer.key, customerId });
  return isRecorded ? { ok: true, customerId } : SIGNED_OUT;
}

const SIGNED_OUT = refuse(
  'not_allowed',
  'You are not signed in any more. Sign in again, or load this page again to pay without a saved card.',
);
