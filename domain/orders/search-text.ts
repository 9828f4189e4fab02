import { normalizeEmail } from '../email-address.ts';
import { phoneDigits } from '../phone-number.ts';
import { foldText } from '../products/filter.ts';
import type { Order } from './order.ts';

type Searchable = Pick<Order, 'id' | 'userEmail' | 'userPhone' | 'shippingAddress'>;

/** The folded texts staff search orders in, kept apart by a character that nobody can search for. */
export function orderSearchText({ id, userEmail, userPhone, shippingAddress }: Searchable): string {
  const phone = userPhone ? phoneDigits(userPhone) : '';
  return [id, normalizeEmail(userEmail), phone, shippingAddress?.fullName ?? ''].map(foldText).join('\u0001');
}
