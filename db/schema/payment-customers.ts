import { pgTable, text } from 'drizzle-orm/pg-core';

/** The payment provider's customers: whose cards it keeps. Made when an account saves its first card. */
export const paymentCustomers = pgTable('payment_customers', {
  /** Random; the provider creates one customer for it. */
  key: text().primaryKey(),
  /**
   * The email, normalized by `normalizeEmail`; null once the account is erased, until the provider has
   * deleted the customer.
   */
  emailKey: text().unique(),
  /** The ID at the provider; null until it has answered. */
  customerId: text(),
});
