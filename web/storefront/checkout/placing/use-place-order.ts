import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CheckoutForm } from '#contract/forms.ts';
import type { WireOrder } from '#contract/orders.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { rememberLastOrder } from '../../order/last-order.ts';
import type { CardPayment, Intent, PayWithCard } from '../card/card-payment.ts';
import { type Held, heldBy } from '../summary/held.ts';
import type { Offer } from '../summary/quote-choice.ts';
import { announcementOf, type Failure } from './announcement.ts';
import { finishOrder } from './finish-order.ts';
import { guestId } from './guest-id.ts';
import { orderBodyOf, paymentRequestOf } from './order-request.ts';
import { attemptsInBrowser } from './payment-attempt.ts';
import { type Outcome, type Placing, placeOrder, resumeOrder } from './place-order.ts';

/** The bank's question while it is open. */
export type Question = { intent: Intent; url: string; close: () => void };

/** Pays and orders, one order at a time, tells how it ended, and after a reload finishes what was begun. */
export function usePlaceOrder(cards: CardPayment | null) {
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const isRunning = useRef(false);
  const failureToast = useRef<number | null>(null);
  const isHere = useIsMounted();
  const [openedAt, setOpenedAt] = useState(Number.POSITIVE_INFINITY);
  const [held, setHeld] = useState<Held | null>(null);

  const placing: Placing = {
    api: browserApi,
    attempts: attemptsInBrowser,
    openedAt,
    onAnnounced: (attempt) => setHeld(heldBy(attempt)),
    askShopper: (intent, url) =>
      new Promise<void>((resolve) => setQuestion({ intent, url, close: resolve })).then(() =>
        setQuestion(null),
      ),
    onPaid: () =>
      toast.success(
        'Payment Successful!',
        'Your payment has been processed securely. Creating your order...',
        { duration: 4_000 },
      ),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };

  async function run(work: () => Promise<Outcome | null>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    if (failureToast.current !== null) toast.dismiss(failureToast.current);
    try {
      const outcome = await work();
      if (outcome?.kind === 'placed') await welcome(outcome.order);
      else if (outcome) explain(outcome);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  async function welcome({ id }: WireOrder) {
    rememberLastOrder(id);
    toast.success('Order Created!', 'Your order has been placed successfully.', { duration: 6_000 });
    if (isHere()) await showOrder(id);
    else await attemptsInBrowser.leave(id);
  }

  /** Until the confirmation is there this tab's attempt stays under way: a reload before that shows it too. */
  async function showOrder(id: string) {
    await navigate(`/user/billing?order=${encodeURIComponent(id)}`, { replace: true });
  }

  function explain(outcome: Failure) {
    const { tone, title, message } = announcementOf(outcome);
    failureToast.current = toast[tone](title, message);
    setFailure(outcome);
    if (outcome.kind === 'refunded') setHeld(null);
    if (outcome.kind === 'offer_changed' && isHere()) void revalidate();
  }

  const resume = useEffectEvent(async () => {
    const attempt = await attemptsInBrowser.current();
    if (attempt && 'heldUntil' in attempt) setHeld(heldBy(attempt));
    if (attempt?.stage === 'placed') void showOrder(attempt.orderId);
    if (attempt?.stage === 'paid' || attempt?.stage === 'confirming')
      void run(() => resumeOrder(cards, placing));
  });
  const hasProvider = cards !== null;
  // Again once the provider can be asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: hasProvider is what makes it happen again
  useEffect(() => void resume(), [hasProvider]);
  useEffect(() => setOpenedAt(Date.now()), []);

  return {
    isBusy,
    failure,
    held,
    question,
    /** Places the order of a form and a card that passed their checks. */
    place(billing: CheckoutForm, pay: PayWithCard, offer: Offer) {
      if (!cards) return;
      void run(async () => {
        const order = orderBodyOf(billing, offer, await guestId());
        const request = { ...paymentRequestOf(billing, offer, order), order };
        return await placeOrder(request, (intent) => pay(intent, billing), cards, placing);
      });
    },
    /** Orders the same again on purpose: the next press of the button is another order. */
    orderOnceMore() {
      if (failure?.kind !== 'placed_elsewhere') return;
      void attemptsInBrowser.forget(failure.attempt);
      setFailure(null);
      setOpenedAt(Date.now());
    },
    /** Tries once more to place the order that was paid for. */
    retry() {
      if (failure?.kind === 'order_failed') void run(() => finishOrder(failure.attempt, placing));
    },
  };
}

export type Ordering = ReturnType<typeof usePlaceOrder>;

/** Whoever has gone elsewhere meanwhile is told, but not brought back. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
