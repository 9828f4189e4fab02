import type { DraftCustomer } from '#contract/calls/draft-orders.ts';
import type { Database } from '#db/connection.ts';
import { findAddressBook } from '../account/address-book-queries.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { findLastShippingAddress } from '../orders/order-queries.ts';

/**
 * Finds the address with which a draft order for a customer begins: their default one, or that of their last
 * order.
 */
export async function findDraftCustomer(db: Database, email: string): Promise<DraftCustomer> {
  const [book, last] = await Promise.all([findAddressBook(db, email), findLastShippingAddress(db, email)]);
  const saved = book.find(({ isDefault }) => isDefault);
  if (saved) {
    const { name: fullName, address, city, state, zip: zipCode, country, phone } = saved;
    return { phone, shippingAddress: { fullName, address, city, state, zipCode, country, phone } };
  }
  if (!last?.shippingAddress) return {};
  const { fullName, address, city, state, zipCode, country, phone } = last.shippingAddress;
  return {
    ...omitNulls({ phone: last.userPhone ?? phone }),
    shippingAddress: { fullName, address, city, state, zipCode, country, ...omitNulls({ phone }) },
    orderId: last.id,
  };
}
