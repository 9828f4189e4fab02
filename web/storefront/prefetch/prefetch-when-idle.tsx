import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { savesData } from './use-prefetch-on-intent.ts';

/** Prefetches the code of likely pages when the browser is idle, as touch gives no warning before a tap. */
export function PrefetchWhenIdle({ pages }: { pages: readonly string[] }) {
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
