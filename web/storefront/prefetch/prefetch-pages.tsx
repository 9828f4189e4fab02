import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { onFirstUse } from '#web/ui/actions/on-first-use.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

/**
 * Prefetches the code of likely pages once the page is used, as touch gives no warning before a tap, and the
 * data of those whose links are about to be followed.
 */
export function PrefetchPages({ pages }: { pages: readonly string[] }) {
  const [isUsed, setIsUsed] = useState(false);

  useEffect(() => {
    if (savesData()) return;
    const used = new AbortController();
    prefetchOnIntent(used.signal);
    const stop = onFirstUse(() => setIsUsed(true));
    return () => {
      used.abort();
      stop();
    };
  }, []);

  return isUsed ? pages.map((page) => <PrefetchPageLinks key={page} page={page} />) : null;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
