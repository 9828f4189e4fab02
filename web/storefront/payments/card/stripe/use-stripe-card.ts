import { useEffect, useRef, useState } from 'react';
import type { CardEntry, CardPayment } from '../card-payment.ts';
import {
  type CardChange,
  type CardElement,
  type CardElementOptions,
  loadStripe,
  type StripeJs,
} from './stripe-js.ts';
import { createStripePayment, payWithElement } from './stripe-payment.ts';

/** Stripe's card field. Card data never passes through our code. */
export type StripeCard = CardEntry & {
  mountRef: (element: HTMLElement | null) => void;
  error: string | null;
  /** Null until Stripe is loaded. */
  payment: CardPayment | null;
  /** Loads again after a failure. */
  retry(): void;
};

type Mounted = { stripe: StripeJs; card: CardElement };

/** Milliseconds before the field counts as failed. */
const TIMEOUT = 15_000;

/** Loads Stripe.js and mounts its card field; does nothing without a key. */
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
    setStripe(null);
    loadStripe(publishableKey).then(
      (loaded) => isCurrent && setStripe(loaded),
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [publishableKey, attempt]);

  useEffect(() => {
    if (!stripe || !place) return;
    const card = createCard(stripe, place);
    if (!card) return setStatus('failed');
    const stopFollowing = onSchemeChange(() => card.update({ style: readStyle(place) }));
    // A new field is empty.
    lastChange.current = { complete: false };
    setError(null);
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
      stopFollowing();
      mounted.current = null;
      card.destroy();
    };
  }, [stripe, place]);

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

/** Null if Stripe cannot create the field. */
function createCard(stripe: StripeJs, place: HTMLElement): CardElement | null {
  const variables = { colorPrimary: readColors(place).accent };
  try {
    const elements = stripe.elements({ appearance: { theme: 'stripe', variables } });
    // The postal code is part of the address.
    return elements.create('card', { hidePostalCode: true, disableLink: true, style: readStyle(place) });
  } catch {
    return null;
  }
}

function onSchemeChange(listener: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', listener);
  return () => scheme.removeEventListener('change', listener);
}

/** Colors of the page: Stripe's frame cannot see our styles. */
function readStyle(place: HTMLElement): CardElementOptions['style'] {
  const { accent, ink, muted, bad } = readColors(place);
  return {
    base: { color: ink, iconColor: accent, fontSize: '16px', '::placeholder': { color: muted } },
    invalid: { color: bad, iconColor: bad },
  };
}

function readColors(place: HTMLElement) {
  const styles = getComputedStyle(place);
  const read = (name: string, otherwise: string) => styles.getPropertyValue(name).trim() || otherwise;
  return {
    accent: read('--color-accent', '#f97316'),
    ink: read('--color-ink', '#1c1917'),
    muted: read('--color-muted', '#78716c'),
    bad: read('--color-bad', '#b91c1c'),
  };
}
