import { isRefunded, type MaybeRefunded } from '#domain/orders/order-refund.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';

const NOTES: Partial<Record<OrderStatus, string>> = {
  processing: 'We are looking through your order. It will be packed next.',
  'on-hold': 'Something has to be settled before we can pack your order.',
  rejected: 'We could not take your order on.',
};

/** Explains a status that is not one of the four steps. Refunded orders will not be packed. */
export function StatusNote({ order }: { order: MaybeRefunded & { status: OrderStatus } }) {
  const { status } = order;
  const note = NOTES[status];
  if (!note || (status !== 'rejected' && isRefunded(order))) return null;
  return (
    <p className="mb-6">
      {note}{' '}
      {status !== 'processing' && (
        <>
          Any questions? <TextLink to="/user/contact">Write to us</TextLink>.
        </>
      )}
    </p>
  );
}
