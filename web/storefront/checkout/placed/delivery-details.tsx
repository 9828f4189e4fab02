import type { WireOrder } from '#contract/calls/orders.ts';

type Props = { order: Pick<WireOrder, 'userEmail' | 'shippingAddress'>; className?: string };

export function DeliveryDetails({ order: { userEmail, shippingAddress }, className }: Props) {
  return (
    <p className={className}>
      {shippingAddress && (
        <>
          It goes to <strong className="font-medium wrap-anywhere">{oneLineOf(shippingAddress)}</strong>.{' '}
        </>
      )}
      We email the confirmation to <strong className="font-medium wrap-anywhere">{userEmail}</strong>.
    </p>
  );
}

function oneLineOf(place: NonNullable<WireOrder['shippingAddress']>): string {
  const { fullName, address, city, state, zipCode, country } = place;
  return [fullName, address, city, `${state} ${zipCode}`, country].join(', ');
}
