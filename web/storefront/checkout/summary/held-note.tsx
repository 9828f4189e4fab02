import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Until when the pieces of this order are kept, counting down at the end. */
export function HeldNote({ until }: { until: string }) {
  const left = useTimeUntil(Date.parse(until));
  if (left === null) return null;
  return (
    <p className="text-sm text-muted">
      {left <= 0
        ? 'No longer held for you. You can still order while there is stock.'
        : `We hold this for you until ${timeOf(until)}${left < 5 * MINUTE ? `, ${clockOf(left)} left` : ''}.`}
    </p>
  );
}

/** Milliseconds left, renewed each second; null until the page has started, since the server has another clock. */
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

function timeOf(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** '4:59' */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
