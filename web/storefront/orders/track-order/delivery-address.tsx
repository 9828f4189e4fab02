import type { WireOrder } from '#contract/calls/orders.ts';

/** Some orders have no address (spec 3). */
export function DeliveryAddress({ address }: { address: WireOrder['shippingAddress'] }) {
  if (!address) return <p className="text-muted">No delivery address was given with this order.</p>;
  const { fullName, city, state, zipCode, country } = address;
  return (
    <address className="grid gap-0.5 not-italic">
      <span className="font-medium">{fullName}</span>
      <span>{address.address}</span>
      <span>
        {city}, {state} {zipCode}
      </span>
      <span>{country}</span>
    </address>
  );
}
