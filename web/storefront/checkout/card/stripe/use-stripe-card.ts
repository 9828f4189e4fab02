import { useEffect, useRef, useState } from 'react';
import type { CardEntry, CardPayment } from '../card-payment.ts';
import { type CardChange, type CardElement, loadStripe, type StripeJs } from './stripe-js.ts';
import { createStripePayment, payWithElement } from './stripe-payment.ts';

/** Stripe's own card field: no digit of a card passes through our code. */
export type StripeCard = CardEntry & {
  /** Where the field goes. */
  mountRef: (element: HTMLElement | null) => void;
  error: string | null;
  /** Null until Stripe can be asked. */
  payment: CardPayment | null;
  /** Loads it once more after it failed. */
  retry(): void;
};

type Mounted = { stripe: StripeJs; card: CardElement };

/** Milliseconds after which a field that did not show up counts as failed. */
const TIMEOUT = 15_000;

/** Loads Stripe.js and puts its card field into the page; does nothing without a key. */
export function useStripeCard(publishableKey: string | null): StripeCard {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [stripe, setStripe] = useState<StripeJs | null>(null);
  const [status, setStatus] = useState<CardEntry['status']>('loading');
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const mounted = useRef<Mounted | null>(null);
  const lastChange = useRef<CardChange>({ complete: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (publishableKey === null) return;
    let isCurrent = true;
    setStatus('loading');
    loadStripe(publishableKey).then(
      (loaded) => isCurrent && setStripe(loaded),
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [publishableKey, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts again
  useEffect(() => {
    if (!stripe || !place) return;
    const { accent, ink, muted, bad } = colorsOf(place);
    const elements = stripe.elements({
      appearance: { theme: 'stripe', variables: { colorPrimary: accent } },
    });
    const card = elements.create('card', {
      // Asked for with the address.
      hidePostalCode: true,
      disableLink: true,
      style: {
        base: { color: ink, iconColor: accent, fontSize: '16px', '::placeholder': { color: muted } },
        invalid: { color: bad, iconColor: bad },
      },
    });
    const timer = setTimeout(() => setStatus('failed'), TIMEOUT);
    card.on('ready', () => {
      clearTimeout(timer);
      mounted.current = { stripe, card };
      setStatus('ready');
    });
    card.on('loaderror', () => {
      clearTimeout(timer);
      setStatus('failed');
    });
    card.on('change', (change) => {
      lastChange.current = change;
      setError(change.error?.message ?? null);
    });
    card.mount(place);
    return () => {
      clearTimeout(timer);
      mounted.current = null;
      card.destroy();
    };
  }, [stripe, place, attempt]);

  return {
    status,
    error,
    mountRef: setPlace,
    payment: stripe && createStripePayment(stripe),
    retry: () => setAttempt((count) => count + 1),
    check() {
      if (!mounted.current) return null;
      const { card } = mounted.current;
      if (lastChange.current.complete) return { ok: true, pay: payWithElement(mounted.current.stripe, card) };
      setError(lastChange.current.error?.message ?? 'Please complete your card details');
      return { ok: false, focus: () => card.focus() };
    },
  };
}

/** The colours of the page the field stands in, light or dark: Stripe's frame cannot see our styles. */
function colorsOf(place: HTMLElement) {
  const styles = getComputedStyle(place);
  const read = (name: string, otherwise: string) => styles.getPropertyValue(name).trim() || otherwise;
  return {
    accent: read('--color-accent', '#f97316'),
    ink: read('--color-ink', '#1c1917'),
    muted: read('--color-muted', '#78716c'),
    bad: read('--color-bad', '#b91c1c'),
  };
}
