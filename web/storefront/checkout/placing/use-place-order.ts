import { useNavigate } from 'react-router';
import { createPaymentIntent } from '#contract/calls/checkout.ts';
import { createOrder, type OrderBodyInput, type WireOrder } from '#contract/calls/orders.ts';
import type { CheckoutForm } from '#contract/forms/checkout.ts';
import { browserApi } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { changeShared } from '#web/shared/shared-storage.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { forgetTexts } from '../../option-texts.ts';
import { rememberLastOrder } from '../../orders/last-order.ts';
import { attemptsInBrowser } from '../../payments/attempt-store.ts';
import type { CardPayment, PayWithCard } from '../../payments/card/card-payment.ts';
import type { CallOptions } from '../../payments/purchase.ts';
import { usePaying } from '../../payments/use-paying.ts';
import type { Offer } from '../summary/quote-choice.ts';
import { heldBy } from '../summary/stock-hold.ts';
import { orderBodyOf, paymentRequestOf } from './order-request.ts';
import { confirmationPath, ORDER_TEXTS } from './order-texts.ts';

export const orderAttempts = attemptsInBrowser<OrderBodyInput>(
  'checkoutAttempts',
  'checkoutAttempt',
  createOrder,
);

export function usePlaceOrder(cards: CardPayment | null) {
  const toast = useToast();
  const navigate = useNavigate();
  const paying = usePaying<OrderBodyInput, WireOrder>(cards, {
    attempts: orderAttempts,
    texts: ORDER_TEXTS,
    paidMessage: 'Your payment has been processed securely. Creating your order...',
    async make({ wanted, intent }, options) {
      const body = { ...wanted, paymentIntentId: intent.id };
      return (await browserApi(createOrder, { body }, options)).body;
    },
    onDone({ id, products }) {
      rememberLastOrder(id);
      for (const { productId } of products) forgetTexts(productId);
      toast.success('Order Created!', 'Your order has been placed successfully.', { duration: 6_000 });
    },
    show: async (id) => await navigate(confirmationPath(id), { replace: true }),
  });

  return {
    ...paying,
    held: paying.attempt && heldBy(paying.attempt),
    /** Places the order of a valid form and card. */
    place(billing: CheckoutForm, payWithCard: PayWithCard, offer: Offer) {
      paying.buy(async () => {
        const wanted = orderBodyOf(billing, offer, await guestId());
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

async function start(billing: CheckoutForm, offer: Offer, order: OrderBodyInput, options: CallOptions) {
  const request = paymentRequestOf(billing, offer, order);
  const { body } = await browserApi(createPaymentIntent, { body: request }, options);
  return {
    intent: { id: body.paymentIntentId, clientSecret: body.clientSecret },
    madeId: body.orderId ?? null,
    heldUntil: body.heldUntil ?? null,
  };
}

/** The random user id of this browser, made at its first order (spec 6) and shared by its tabs. */
function guestId(): Promise<string> {
  return changeShared('guestId', (kept) => (typeof kept === 'string' ? kept : `guest-${newKey()}`));
}
