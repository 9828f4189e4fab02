import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import type { PaymentAttempt } from './attempt-store.ts';
import type { CardPayment, Intent } from './card/card-payment.ts';
import { type Failure, type PurchaseTexts, selectFailureTexts } from './failure-texts.ts';
import { finish } from './finish.ts';
import { type Outcome, pay, resume } from './pay.ts';
import { placeFree } from './place-free.ts';
import type { FreePurchase, Paying, Purchase } from './purchase.ts';

export type Challenge = { intent: Intent; url: string; close: () => void };

type Options<Wanted, Made extends { id: string }> = Pick<Paying<Wanted, Made>, 'attempts' | 'make'> & {
  texts: PurchaseTexts;
  /** Toast after the payment. */
  paidMessage: string;
  onDone(made: Made): void;
  /** Opens the page of what was bought. Busy until then, so that a reload opens it too. */
  show(madeId: string): Promise<void>;
};

/** Pays once at a time, shows the outcome, and resumes after a reload. */
export function usePaying<Wanted, Made extends { id: string }>(
  cards: CardPayment | null,
  { attempts, make, texts, paidMessage, onDone, show }: Options<Wanted, Made>,
) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure<Wanted> | null>(null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [attempt, setAttempt] = useState<PaymentAttempt<Wanted> | null>(null);
  const [openedAt, setOpenedAt] = useState(Number.POSITIVE_INFINITY);
  const isRunning = useRef(false);
  const isHere = useIsMounted();

  const paying: Paying<Wanted, Made> = {
    attempts,
    make,
    openedAt,
    onStarted: setAttempt,
    showChallenge: (intent, url) =>
      new Promise<void>((resolve) => setChallenge({ intent, url, close: resolve })).then(() =>
        setChallenge(null),
      ),
    onPaid: () => toast.success('Payment Successful!', paidMessage, { duration: 4_000 }),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };

  async function run(work: () => Promise<Outcome<Wanted, Made> | null>, { keepsFailure = false } = {}) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    toast.begin();
    if (!keepsFailure) setFailure(null);
    try {
      const outcome = await work();
      if (outcome?.kind === 'done') await welcome(outcome.made);
      else if (outcome) explain(outcome);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  async function welcome(made: Made) {
    onDone(made);
    if (isHere()) await show(made.id);
    else await attempts.leave(made.id);
  }

  function explain(outcome: Failure<Wanted>) {
    const { tone, title, message } = selectFailureTexts(outcome, texts);
    // At hand the field says it, and a toast would cover that on a phone.
    if (outcome.kind !== 'email_refused' || !isHere()) toast[tone](title, message);
    setFailure(outcome);
    if (outcome.kind === 'refunded') setAttempt(null);
    if (outcome.kind === 'offer_changed' && isHere()) void revalidate();
  }

  const resumeAttempt = useEffectEvent(async () => {
    const earlier = await attempts.current();
    if (earlier && 'heldUntil' in earlier) setAttempt(earlier);
    // A new visit means another purchase; only a reload opens the last one.
    if (earlier?.stage === 'done')
      void (wasReloaded() ? show(earlier.madeId) : attempts.leave(earlier.madeId));
    if (earlier?.stage === 'paid' || earlier?.stage === 'confirming') void run(() => resume(cards, paying));
  });
  const hasProvider = cards !== null;
  // Runs again once the provider is loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: hasProvider is what makes it happen again
  useEffect(() => void resumeAttempt(), [hasProvider]);
  useEffect(() => setOpenedAt(Date.now()), []);

  return {
    isBusy,
    failure,
    challenge,
    /** The last started payment. */
    attempt,
    /** Pays for a purchase whose form is valid. */
    buy(prepare: () => Promise<Purchase<Wanted>>) {
      if (cards) void run(async () => pay(await prepare(), cards, paying));
    },
    /** Makes what costs nothing; no provider is needed. */
    getFree(prepare: () => Promise<FreePurchase<Wanted, Made>>) {
      void run(async () => placeFree(await prepare(), paying));
    },
    /** Makes the next submit a new purchase of the same. */
    buyOnceMore() {
      if (failure?.kind !== 'done_elsewhere') return;
      void attempts.forget(failure.attempt);
      setFailure(null);
      setOpenedAt(Date.now());
    },
    /** Tries to create what was paid for. The failure stays visible. */
    retry() {
      if (failure?.kind !== 'unfinished') return;
      void run(() => finish(failure.attempt, paying), { keepsFailure: true });
    },
  };
}

export type PayingState<Wanted> = ReturnType<typeof usePaying<Wanted, { id: string }>>;

function wasReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
}

/** After navigation elsewhere the outcome is a toast only. */
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
