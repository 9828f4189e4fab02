import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { savesData } from './use-load-on-intent.ts';

/**
 * Fetches the code of pages a shopper comes to next, once the browser has nothing else to do: a finger,
 * unlike a pointer, gives no warning before it touches.
 */
export function PagesFetchedIdle({ pages }: { pages: readonly string[] }) {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (savesData()) return;
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
    const begin = () => whenIdle(() => setIsIdle(true));
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);

  return isIdle ? pages.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}
