import { startTransition, useRef, useState } from 'react';

/**
 * The quantity of a line as pressed, ahead of the server. One change is sent at a time, and after it only the
 * latest of those pressed meanwhile. `send` resolves to true if it was made.
 */
export function useLineQuantity(stored: number, send: (quantity: number) => Promise<boolean>) {
  const [pressed, setPressed] = useState<number | null>(null);
  const next = useRef<number | null>(null);
  const isSending = useRef(false);

  async function change(quantity: number) {
    setPressed(quantity);
    next.current = quantity;
    if (isSending.current) return;
    isSending.current = true;
    while (next.current !== null) {
      const quantity = next.current;
      next.current = null;
      if (!(await send(quantity))) next.current = null;
    }
    isSending.current = false;
    // The loaded cart comes in a transition too: before it the line would show the old quantity again.
    startTransition(() => setPressed(null));
  }

  return { quantity: pressed ?? stored, isChanging: pressed !== null, change };
}
