import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { WireOrder } from '#contract/calls/orders.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { announceCartChange } from '../cart-count.ts';
import { CART_PATH } from '../cart-form-fields.ts';
import { type AddedOrder, addOrder } from './add-order.ts';

type Props = { order: Pick<WireOrder, 'id' | 'products'>; label?: string };

/** Adds an order's lines to the cart and opens it; or stays, and names those that are not sold any more. */
export function BuyAgain({ order, label = 'Buy again' }: Props) {
  const navigate = useNavigate();
  const keys = useRef(new Map<number, string>());
  const [outcome, setOutcome] = useState<AddedOrder | null>(null);
  const adding = useMutation(() => addOrder(browserApi, order.products, keys.current), {
    failure: 'Not Added to Your Cart',
    refresh: 'never',
    onSuccess(done) {
      keys.current.clear();
      announceCartChange();
      if (done.refused.length === 0) return void navigate(CART_PATH);
      setOutcome(done);
    },
  });
  // What staff added by hand is no product.
  if (order.products.every(({ productId }) => productId === '')) return null;
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <Button
        size="sm"
        busy={adding.busy}
        busyLabel="Adding..."
        onClick={() => {
          setOutcome(null);
          void adding.run();
        }}
        aria-label={`${label}: order ${order.id}`}
      >
        {label}
      </Button>
      {outcome && <Refused {...outcome} />}
    </div>
  );
}

function Refused({ added, refused }: AddedOrder) {
  return (
    <div role="alert" className="rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
      <p className="font-semibold">
        {added === 0 ? 'Nothing of this order can be bought now.' : 'Not all of it is in your cart.'}
      </p>
      <ul className="mt-1">
        {refused.map(({ name, message }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
          <li key={position}>{message.startsWith(name) ? message : `${name}: ${message}`}</li>
        ))}
      </ul>
      {added > 0 && (
        <p className="mt-2">
          <TextLink to={CART_PATH}>View cart</TextLink>
        </p>
      )}
    </div>
  );
}
