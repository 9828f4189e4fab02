import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time by the shop's clock, in milliseconds since 1970: first the moment `at` which the page was made
 * for, so that server and browser render the same, then minute by minute.
 */
export function useNow(at: string): number {
  const [minutes, setMinutes] = useState({ at, passed: 0 });
  useEffect(() => {
    const timer = setInterval(() => {
      setMinutes((before) => ({ at, passed: before.at === at ? before.passed + 1 : 1 }));
    }, MINUTE);
    return () => clearInterval(timer);
  }, [at]);
  return Date.parse(at) + (minutes.at === at ? minutes.passed : 0) * MINUTE;
}
