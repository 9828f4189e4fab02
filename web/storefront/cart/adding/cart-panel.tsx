import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { addToCart, type WireCart, type WireCartLine } from '#contract/calls/cart.ts';
import { ApiError } from '#contract/client.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ProductThumbnail } from '#web/shared/product-picture.tsx';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { useAnnounce } from '#web/ui/feedback/use-announce.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { announceCartChange } from '../cart-count.ts';
import { type Adding, settleAdding } from './adding.ts';

export interface CartPanelProps {
  adding: Adding;
  /** It is added, or refused. */
  onSettled: () => void;
  onClose: () => void;
}

type Added = { cart: WireCart; line: WireCartLine; quantity: number };

/** Adds a line, and says what was added in a panel at the side. A refusal is a toast, and keeps the page. */
export function CartPanel({ adding, onSettled, onClose }: CartPanelProps) {
  const toast = useToast();
  const announce = useAnnounce();
  const { key: page } = useLocation();
  const [added, setAdded] = useState<Added | null>(null);
  useClosedByBack(added !== null, onClose);

  const add = useEffectEvent(async () => {
    const { line, key } = adding;
    try {
      const headers = { 'Idempotency-Key': key };
      const { body } = await browserApi(addToCart, { body: line }, { headers });
      settleAdding(adding);
      announceCartChange();
      const inCart = body.lines.find((one) => one.key === body.added.key);
      if (inCart) {
        setAdded({ cart: body, line: inCart, quantity: body.added.quantity });
        announce(`${inCart.name} was added to your cart`);
      } else onClose();
    } catch (error) {
      if (error instanceof ApiError && isKnown(error)) settleAdding(adding);
      const message = error instanceof Error ? error.message : undefined;
      // It goes with this component, which stays until the next press.
      toast.error('Not Added to Your Cart', message, { topic: 'cart' });
    } finally {
      onSettled();
    }
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void add();
  }, []);

  // A link in the panel was followed.
  const opened = useRef(page);
  const follow = useEffectEvent(onClose);
  useEffect(() => {
    if (opened.current !== page) follow();
  }, [page]);

  return (
    <Dialog
      open={added !== null}
      onClose={onClose}
      title="Added to your cart"
      placement="side"
      size="sm"
      footer={
        <>
          <ButtonLink to="/user/cart" className="grow">
            View cart
          </ButtonLink>
          <ButtonLink to="/user/checkout" variant="primary" className="grow">
            Checkout
          </ButtonLink>
        </>
      }
    >
      {added && <AddedLine {...added} />}
    </Dialog>
  );
}

/** The server decided; anything else may have been added. */
function isKnown({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function AddedLine({ cart, line, quantity }: Added) {
  return (
    <>
      <div className="flex gap-4">
        <ProductThumbnail src={line.image} size={96} className="size-20 rounded-lg" />
        <div className="min-w-0 grow">
          <p className="font-medium wrap-anywhere">{line.name}</p>
          {line.description && <p className="mt-0.5 text-sm text-muted wrap-anywhere">{line.description}</p>}
          <p className="numeric mt-1.5 flex flex-wrap justify-between gap-x-4">
            <span className="text-muted">Quantity: {quantity}</span>
            <span>{formatMoney(line.unitPrice)}</span>
          </p>
        </div>
      </div>
      {line.problem && (
        <p className="mt-4 rounded-lg bg-warn-soft px-4 py-3 text-warn">{line.problem.message}</p>
      )}
      <p className="numeric mt-6 flex flex-wrap justify-between gap-x-4 border-t border-line pt-5">
        <span className="text-muted">
          {cart.count} {cart.count === 1 ? 'item' : 'items'} in your cart
        </span>
        <span className="font-semibold">{formatMoney(cart.subtotal)}</span>
      </p>
    </>
  );
}
