import { useNavigate } from 'react-router';
import { finishDraftOrder, payDraftOrder } from '#contract/calls/draft-orders.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { Cents } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { trackingPath } from '../orders/track-order/track-url.ts';
import { attemptsInBrowser } from '../payments/attempt-store.ts';
import type { CardPayment, PayWithCard } from '../payments/card/card-payment.ts';
import type { CallOptions } from '../payments/purchase.ts';
import { usePaying } from '../payments/use-paying.ts';
import { PAY_DRAFT_TEXTS } from './pay-draft-texts.ts';
import type { PaymentLink } from './payment-link.ts';

type Wanted = { token: string; total: Cents };

const attempts = attemptsInBrowser<Wanted>('linkAttempts', 'linkAttempt', payDraftOrder);

/** Pays what a link is for, as the checkout pays an order. */
export function usePayDraft(cards: CardPayment | null, token: string, { name, email }: PaymentLink) {
  const navigate = useNavigate();
  const paying = usePaying<Wanted, WireOrder>(cards, {
    attempts,
    texts: PAY_DRAFT_TEXTS,
    paidMessage: 'Your payment has been processed securely. Creating your order...',
    async make({ intent, wanted }, options) {
      const input = { params: { token: wanted.token }, body: { paymentIntentId: intent.id } };
      return (await browserApi(finishDraftOrder, input, options)).body;
    },
    onDone: () => undefined,
    show: async (id) => await navigate(trackingPath(id), { replace: true }),
  });

  return {
    ...paying,
    /** Places what costs nothing. */
    place() {
      const input = { params: { token }, body: {} };
      paying.getFree(async () => ({
        wanted: { token, total: 0 },
        place: async (options) => (await browserApi(finishDraftOrder, input, options)).body,
      }));
    },
    /** Pays the total that is shown. */
    payWith(total: Cents, payWithCard: PayWithCard) {
      const holder = { name: name ?? '', email, phone: '', address: '', city: '', state: '', zip: '' };
      paying.buy(async () => ({
        wanted: { token, total },
        start: (options) => start({ token, total }, options),
        confirm: (intent) => payWithCard(intent, holder),
      }));
    },
  };
}

async function start({ token, total }: Wanted, options: CallOptions) {
  const { body } = await browserApi(payDraftOrder, { params: { token }, body: { total } }, options);
  return {
    intent: { id: body.paymentIntentId, clientSecret: body.clientSecret },
    madeId: body.orderId,
    heldUntil: body.heldUntil ?? null,
  };
}
