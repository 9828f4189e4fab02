import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireStatus } from '#contract/calls/status.ts';
import { SECOND } from '#domain/time-units.ts';
import type { Loaded } from '#web/data.ts';

/** Milliseconds between two looks while the screen is shown. */
const EVERY = 15 * SECOND;

/** The last status that was answered, asked for again and again; null if there was none. */
export function useFreshStatus(answer: Loaded<WireStatus>): WireStatus | null {
  const [status, setStatus] = useState(answer.ok ? answer.data : null);
  if (answer.ok && answer.data !== status) setStatus(answer.data);
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (!document.hidden) void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), EVERY);
    const onShown = () => look();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, []);
  return answer.ok ? answer.data : status;
}
