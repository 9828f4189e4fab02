import { useNavigate } from 'react-router';
import { exchangeReturn } from '#contract/calls/draft-orders.ts';
import type { WireReturn } from '#contract/order-schemas.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { OrderWithRefunds } from '../refunds/order-with-refunds.ts';

type Props = { orderReturn: WireReturn; details: OrderWithRefunds };

/** Drafts the order that a return is exchanged for; once there is one, the way to it. */
export function ExchangeReturn({ orderReturn: { id, status }, details: { exchanges = [], order } }: Props) {
  const navigate = useNavigate();
  const withKey = useAttemptKey();
  const exchange = useMutation(
    async () => (await browserApi(exchangeReturn, { params: { id } }, withKey(id))).body,
    {
      failure: 'Failed to exchange the return',
      refresh: 'never',
      onSuccess: (draft) => navigate(`/admin/draft-orders/${draft.id}`),
    },
  );
  const made = exchanges.find(({ returnId }) => returnId === id);
  if (made)
    return (
      <ButtonLink to={`/admin/draft-orders/${made.draftOrderId}`}>
        {made.newOrderId ? 'Exchanged' : 'Open the exchange'}
      </ButtonLink>
    );
  if ((status !== 'approved' && status !== 'received') || order.paymentStatus !== 'paid') return null;
  return (
    <Button onClick={() => void exchange.run()} busy={exchange.busy} busyLabel="Drafting...">
      Exchange
    </Button>
  );
}
