import { normalizeEmail } from '../email-address.ts';
import { phoneDigits } from '../phone-number.ts';
import { createSearchText } from '../search-text.ts';
import { buyerName } from './buyer-name.ts';
import type { Order } from './order.ts';

type Searchable = Pick<Order, 'id' | 'userEmail' | 'userPhone' | 'shippingAddress' | 'billingAddress'>;

/** The text in which staff search orders. */
export function orderSearchText({ id, userEmail, userPhone, ...addresses }: Searchable): string {
  const phone = userPhone ? phoneDigits(userPhone) : '';
  return createSearchText(id, normalizeEmail(userEmail), phone, buyerName(addresses) ?? '');
}
