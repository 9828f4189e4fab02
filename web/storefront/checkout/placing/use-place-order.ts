import { useNavigate } from 'react-router';
import { getCart } from '#contract/calls/cart.ts';
import { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import { createOrder, type WireOrder } from '#contract/calls/orders.ts';
import type { CheckoutForm } from '#contract/forms/checkout.ts';
import { browserApi } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { changeShared } from '#web/shared/shared-storage.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { announceCartChange, readCartCount } from '../../cart/cart-count.ts';
import { forgetTexts } from '../../option-texts.ts';
import { rememberLastOrder } from '../../orders/last-order.ts';
import { attemptsInBrowser } from '../../payments/attempt-store.ts';
import type { CardPayment, PayWithCard } from '../../payments/card/card-payment.ts';
import type { PurchaseTexts } from '../../payments/failure-texts.ts';
import type { CallOptions } from '../../payments/purchase.ts';
import { usePaying } from '../../payments/use-paying.ts';
import type { SavedCardUse } from '../../saved-cards/card-choice.ts';
import type { Offer } from '../summary/offer.ts';
import { heldBy } from '../summary/stock-hold.ts';
import { buildOrderBody, buildPaymentRequest } from './order-request.ts';
import { confirmationPath } from './order-texts.ts';

/** An order, and how it is paid: an attempt is continued only by the same of both. */
type WantedOrder = OrderBodyInput & { savedCard?: SavedCardUse };

export const orderAttempts = attemptsInBrowser<WantedOrder>(
  'checkoutAttempts',
  'checkoutAttempt',
  createOrder,
);

export function usePlaceOrder(cards: CardPayment | null, texts: PurchaseTexts) {
  const toast = useToast();
  const navigate = useNavigate();
  const paying = usePaying<WantedOrder, WireOrder>(cards, {
    attempts: orderAttempts,
    texts,
    paidMessage: 'Your payment has been processed securely. Creating your order...',
    async make({ wanted: { savedCard, ...order }, intent }, options) {
      const body = { ...order, paymentIntentId: intent.id };
      return (await browserApi(createOrder, { body }, options)).body;
    },
    onDone({ id, products }) {
      void refreshCart();
      rememberLastOrder(id);
      for (const { productId } of products) forgetTexts(productId);
      toast.success('Order Created!', 'Your order has been placed successfully.', { duration: 6_000 });
    },
    show: async (id) => await navigate(confirmationPath(id), { replace: true }),
  });

  return {
    ...paying,
    held: paying.attempt && heldBy(paying.attempt),
    /** Places the order of a valid form that costs nothing. */
    placeFree(billing: CheckoutForm, offer: Offer) {
      paying.getFree(async () => {
        const wanted = buildOrderBody(billing, offer, await guestId());
        return {
          wanted,
          place: async (options) => (await browserApi(createOrder, { body: wanted }, options)).body,
        };
      });
    },
    /** Places the order of a valid form and card. */
    place(billing: CheckoutForm, payWithCard: PayWithCard, offer: Offer, savedCard?: SavedCardUse) {
      paying.buy(async () => {
        const order = buildOrderBody(billing, offer, await guestId());
        const wanted = { ...order, ...(savedCard && { savedCard }) };
        return {
          wanted,
          start: (options) => start(billing, offer, wanted, options),
          confirm: (intent) => payWithCard(intent, billing),
        };
      });
    },
  };
}

export type Ordering = ReturnType<typeof usePlaceOrder>;

/** The order may have emptied the cart: its answer renews the count that pages of all tabs show. */
async function refreshCart() {
  if (readCartCount(document.cookie) > 0) await browserApi(getCart, {}).catch(() => null);
  announceCartChange();
}

async function start(
  billing: CheckoutForm,
  offer: Offer,
  { savedCard, ...order }: WantedOrder,
  options: CallOptions,
) {
  const request = { ...buildPaymentRequest(billing, offer, order), ...(savedCard && { savedCard }) };
  const { body } = await browserApi(createPaymentIntent, { body: request }, options);
  return {
    intent: { id: body.paymentIntentId, clientSecret: body.clientSecret },
    madeId: body.orderId ?? null,
    heldUntil: body.heldUntil ?? null,
  };
}

/**
 * The random user id of this browser, made at its first order (specification, section 6) and shared by its
 * tabs.
 */
function guestId(): Promise<string> {
  return changeShared('guestId', (kept) => (typeof kept === 'string' ? kept : `guest-${newKey()}`));
}
