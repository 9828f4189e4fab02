import type { WireSavedAddress } from '#contract/calls/account.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { SavedAddressForm } from '#contract/forms/account.ts';

type Placed = Pick<WireOrder, 'shippingAddress' | 'billingAddress' | 'userPhone'>;

/** The destination of an order as an address to save; null if a part of it is missing. */
export function readOrderAddress(order: Placed): SavedAddressForm | null {
  const { shippingAddress: sent, billingAddress: billed } = order;
  if (!sent) return null;
  const checked = SavedAddressForm.safeParse({
    name: sent.fullName,
    companyName: billed?.address === sent.address ? billed.companyName : undefined,
    phone: sent.phone ?? order.userPhone ?? '',
    address: sent.address,
    city: sent.city,
    state: sent.state,
    zip: sent.zipCode,
    country: sent.country,
  });
  return checked.success ? checked.data : null;
}

/** True if the same place is among the saved ones. */
export function isSavedAlready(place: SavedAddressForm, saved: readonly WireSavedAddress[]): boolean {
  return saved.some((one) => FIELDS.every((field) => (one[field] ?? '') === (place[field] ?? '')));
}

const FIELDS = ['name', 'companyName', 'phone', 'address', 'city', 'state', 'zip', 'country'] as const;
