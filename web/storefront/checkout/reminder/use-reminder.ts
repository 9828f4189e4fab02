import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askForReminder } from '#contract/calls/cart-reminders.ts';
import { writeLine } from '#domain/orders/choice-words.ts';
import { browserApi } from '#web/data.ts';
import { storedDraft } from '#web/shared/draft.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import type { Offer } from '../summary/offer.ts';

/** Milliseconds after typing before the request. */
const PAUSE = 1_000;

type Noted = { email: string; about: string };

/** The email that was noted in this tab, with the lines that it was noted for. */
const NOTED = storedDraft('checkoutReminder', (stored): Noted | null => {
  const { email, about } = Object(stored);
  return typeof email === 'string' && typeof about === 'string' ? { email, about } : null;
});

type Options = {
  offer: Pick<Offer, 'lines' | 'fromCart'>;
  /** As typed; null while invalid. */
  email: string | null;
  isOrdering: boolean;
};

/**
 * Notes the email while the box is ticked, again when it changes; withdraws it when the box is unticked.
 * A reload restores the tick without a request.
 */
export function useReminder({ offer, email, isOrdering }: Options) {
  const box = useRef<HTMLInputElement>(null);
  const [isAllowed, setAllowed] = useState(false);
  const noted = useRef<string | null>(null);
  const lines = offer.fromCart ? undefined : offer.lines.map(writeLine);
  const about = JSON.stringify(lines ?? null);

  const { run } = useMutation(
    (body: { email: string; allowed: boolean }) =>
      browserApi(askForReminder, { body: { ...body, ...(lines && { lines }) } }),
    {
      refresh: 'never',
      failure: 'Your Reminder Was Not Saved',
      keyOf: (body) => body.email,
      overlaps: true,
      onFailure: (_, { allowed }) => allowed && untick(),
    },
  );

  /** The box shows what is noted. */
  function untick() {
    noted.current = null;
    NOTED.forget();
    if (box.current) box.current.checked = false;
    setAllowed(false);
  }

  const restore = useEffectEvent((control: HTMLInputElement) => {
    const stored = NOTED.read();
    if (stored?.about === about) {
      noted.current = stored.email;
      control.checked = true;
    }
    // It may have been ticked before hydration.
    setAllowed(control.checked);
  });
  useEffect(() => {
    if (box.current) restore(box.current);
  }, []);

  const note = useEffectEvent((nextEmail: string | null) => {
    const before = noted.current;
    noted.current = nextEmail;
    if (before !== null) void run({ email: before, allowed: false });
    if (nextEmail !== null) void run({ email: nextEmail, allowed: true });
    if (nextEmail === null) NOTED.forget();
    else NOTED.keep({ email: nextEmail, about });
  });
  useEffect(() => {
    const nextEmail = isAllowed ? email : null;
    if (isOrdering || nextEmail === noted.current) return;
    const timer = setTimeout(() => note(nextEmail), PAUSE);
    return () => clearTimeout(timer);
  }, [isAllowed, email, isOrdering]);

  // The next checkout begins unticked.
  useEffect(() => {
    if (isOrdering) NOTED.forget();
  }, [isOrdering]);

  return { ref: box, onChange: () => setAllowed(box.current?.checked ?? false) };
}
