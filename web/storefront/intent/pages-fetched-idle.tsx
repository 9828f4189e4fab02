import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { savesData } from './use-load-on-intent.ts';

/** The way through the shop: any product stands for all of them, they share their code. */
const NEXT_PAGES = ['/user/products', '/user/products/-', '/user/billing'];

/**
 * Fetches the code of the pages a shopper comes to next, once the browser has nothing else to do: a finger, unlike a
 * pointer, gives no warning before it touches.
 */
export function PagesFetchedIdle() {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (savesData()) return;
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
    const begin = () => whenIdle(() => setIsIdle(true));
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);

  return isIdle ? NEXT_PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}
