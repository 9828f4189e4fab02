import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { AddressEditor } from './address-editor.tsx';

type Props = {
  order: Pick<WireOrder, 'id' | 'shippingAddress' | 'userEmail'>;
  /** A deleted order is restored before anything about it is changed. */
  isDeleted: boolean;
};

/** Where an order goes, to be corrected; some orders do not say (spec 3). */
export function ShippingAddress({ order, isDeleted }: Props) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Address address={order.shippingAddress} />
      {isEditing && <AddressEditor order={order} onEnd={() => setEditing(false)} />}
      {!isDeleted && !isEditing && (
        <Button size="sm" className="mt-3" onClick={() => setEditing(true)}>
          {order.shippingAddress ? 'Correct address' : 'Add address'}
        </Button>
      )}
    </>
  );
}

function Address({ address }: { address: WireOrder['shippingAddress'] }) {
  if (!address) return <p className="text-muted">No shipping address was given with this order.</p>;
  const { fullName, city, state, zipCode, country, phone } = address;
  return (
    <address className="grid gap-0.5 not-italic wrap-anywhere">
      <span className="font-medium">{fullName}</span>
      <span>{address.address}</span>
      <span>
        {city}, {state} {zipCode}
      </span>
      <span>{country}</span>
      {phone && <span className="mt-1 text-muted">Contact Phone: {phone}</span>}
    </address>
  );
}
