import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { ADDS_CHOICE, PRODUCT } from '../cart-form-fields.ts';
import { type AddedLine, type Adding, beginAdding } from './adding.ts';
import type { ChosenBody } from './ask-to-add.ts';
import { CartCountBadge } from './cart-count-badge.tsx';
import type { CartPanelProps } from './cart-panel.tsx';

/** Marks what was pressed until the cart has answered (motion.css). */
const MARK = 'data-pending';

/** Adds lines to the cart for the whole page, with a panel whose code is loaded at the first use. */
export function CartHost() {
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null);
  const [adding, setAdding] = useState<Adding | null>(null);
  const isBusy = useRef(false);
  /** True once the forms are left to the browser. */
  const isLeft = useRef(false);

  const start = useEffectEvent(async (line: AddedLine, from: Element) => {
    // A second press adds nothing more.
    if (isBusy.current) return;
    isBusy.current = true;
    from.setAttribute(MARK, '');
    const begun = beginAdding(line, from);
    const Loaded = await import('./cart-panel.tsx').then(
      ({ CartPanel }) => CartPanel,
      () => null,
    );
    // Browsers never load a file again that they failed to load: from then on the form opens the cart.
    if (!Loaded && navigator.onLine && from instanceof HTMLButtonElement && from.form) {
      isLeft.current = true;
      from.removeAttribute(MARK);
      from.form.requestSubmit(from);
      return;
    }
    setPanel(() => Loaded ?? NotReached);
    setAdding(begun);
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const name of ['submit', ADDS_CHOICE])
      document.addEventListener(
        name,
        (event) => {
          const added = isLeft.current ? null : lineIn(event);
          if (!added) return;
          event.preventDefault();
          void start(added.line, added.from);
        },
        { signal: listening.signal },
      );
    return () => listening.abort();
  }, []);

  function settle({ from }: Adding) {
    from.removeAttribute(MARK);
    isBusy.current = false;
  }

  return (
    <>
      <CartCountBadge />
      {Panel && adding && (
        <Panel
          key={adding.attempt}
          adding={adding}
          onSettled={() => settle(adding)}
          onClose={() => setAdding((shown) => (shown === adding ? null : shown))}
        />
      )}
    </>
  );
}

/** Replaces the panel if its code cannot be loaded. */
function NotReached({ onSettled }: CartPanelProps) {
  const toast = useToast();
  const say = useEffectEvent(() => {
    toast.error('Not Added to Your Cart', 'The shop could not be reached. Please try again.');
    onSettled();
  });
  useEffect(() => say(), []);
  return null;
}

/** The line that an event asks to add, and what was pressed. */
function lineIn(event: Event): { line: AddedLine; from: Element } | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof CustomEvent) {
    const line: ChosenBody = event.detail;
    return { line, from: target };
  }
  const { submitter } = event as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== PRODUCT) return null;
  return { line: { productId: submitter.value, quantity: 1 }, from: submitter };
}
