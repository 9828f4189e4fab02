import { useLater } from '#web/shared/use-later.ts';

const load = () => import('./prefetch-pages.ts').then(({ PrefetchPages }) => PrefetchPages);

/** Prefetches likely pages, by code that is loaded once the page is hydrated. */
export function PrefetchWhenUsed({ pages }: { pages: readonly string[] }) {
  const Pages = useLater(load);
  return Pages && <Pages pages={pages} />;
}
