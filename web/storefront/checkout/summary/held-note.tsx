import { useEffect, useState } from 'react';
import { heldText } from './held.ts';

/**
 * Until when the pieces of this order are kept. No live region: a screen reader would be told each second.
 */
export function HeldNote({ until }: { until: string }) {
  const end = Date.parse(until);
  const left = useTimeUntil(end);
  if (left === null) return null;
  return <p className="numeric text-sm text-muted">{heldText(new Date(end), left)}</p>;
}

/**
 * Milliseconds left, renewed each second; null until the page has started, since the server has another
 * clock.
 */
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
