import type { WireDraftOrder } from '#contract/calls/draft-orders.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** A draft that is an order now; it is changed there. */
export function PaidDraft({ draft, orderId }: { draft: WireDraftOrder; orderId: string }) {
  return (
    <Card className="max-w-3xl">
      <h2 className="numeric text-xl">{draft.id}</h2>
      <p className="mt-2">This draft is paid. It is order {orderId} now.</p>
      <ButtonLink to={`/admin/orders?order=${orderId}`} variant="primary" className="mt-5">
        Open the order
      </ButtonLink>
    </Card>
  );
}
