import { useEffect } from 'react';
import { onFirstUse } from '#web/ui/actions/on-first-use.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { preloadCode } from './preload-code.ts';

/**
 * Prefetches the code of likely pages once the page is used, as touch gives no warning before a tap, and the
 * data of those whose links are about to be followed.
 */
export function PrefetchPages({ pages }: { pages: readonly string[] }) {
  useEffect(() => {
    if (savesData()) return;
    const used = new AbortController();
    prefetchOnIntent(used.signal);
    const stop = onFirstUse(() => pages.forEach(preloadCode));
    return () => {
      used.abort();
      stop();
    };
  }, [pages]);

  return null;
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
