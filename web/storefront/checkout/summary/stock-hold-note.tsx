import { useEffect, useState } from 'react';
import { heldText } from './stock-hold.ts';

/** Shows how long stock is reserved. No live region: it changes each second. */
export function StockHoldNote({ until }: { until: string }) {
  const end = Date.parse(until);
  const left = useTimeUntil(end);
  if (left === null) return null;
  return <p className="numeric text-sm text-muted">{heldText(new Date(end), left)}</p>;
}

/** Milliseconds left, updated each second; null until hydration, since the server's clock differs. */
function useTimeUntil(end: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setLeft(end - Date.now());
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
