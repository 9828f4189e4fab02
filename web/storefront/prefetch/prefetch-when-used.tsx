import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { onFirstUse } from '#web/ui/actions/on-first-use.ts';
import { savesData } from './use-prefetch-on-intent.ts';

/**
 * Prefetches the code of likely pages once the page is used and the browser is idle, as touch gives no
 * warning before a tap.
 */
export function PrefetchWhenUsed({ pages }: { pages: readonly string[] }) {
  const [isUsed, setIsUsed] = useState(false);

  useEffect(() => {
    if (savesData()) return;
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
    return onFirstUse(() => whenIdle(() => setIsUsed(true)));
  }, []);

  return isUsed ? pages.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}
