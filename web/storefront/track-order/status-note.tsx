import type { OrderStatus } from '#domain/orders/status.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const NOTES: Partial<Record<OrderStatus, string>> = {
  processing: 'We are looking through your order. It will be packed next.',
  'on-hold': 'Something has to be settled before we can pack your order.',
  rejected: 'We could not take your order on.',
};

/** What is going on with an order that is on none of the four steps, which would look as if nothing were. */
export function StatusNote({ status }: { status: OrderStatus }) {
  const note = NOTES[status];
  if (!note) return null;
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
