import { useEffect } from 'react';
import { reportEmptySearch } from '#contract/calls/empty-searches.ts';
import type { SearchHelp } from '#contract/calls/search-help.ts';
import type { ProductQuery } from '#domain/products/product-list.ts';
import { browserApi } from '#web/data.ts';

/**
 * Reports a search that finds no product, not one that filters leave empty. The browser reports it, as the
 * page itself may come from a cache.
 */
export function useReportEmptySearch({ search, exact }: ProductQuery, help: SearchHelp | null): void {
  const isEmpty = help !== null && (help.missing.length > 0 || help.instead.length > 0);
  const reported = isEmpty && !exact ? search : '';
  useEffect(() => {
    if (reported) browserApi(reportEmptySearch, { body: { search: reported } }).catch(() => undefined);
  }, [reported]);
}
