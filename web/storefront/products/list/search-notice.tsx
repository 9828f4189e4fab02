import type { Searched } from '#contract/search-headers.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { listSearchWords } from '#domain/products/search/search-words.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';

interface SearchNoticeProps {
  searched: Searched;
  query: ProductQuery;
}

/** Says that the products are for another search than typed, and offers the typed one. */
export function SearchNotice({ searched, query }: SearchNoticeProps) {
  return (
    <p role="status" className="mb-6 rounded-lg bg-info-soft px-4 py-3 text-info">
      No exact match for “{query.search}”. <strong>{describe(searched, query.search)}</strong>{' '}
      <TextLink to={listHref(productList, { ...query, exact: true, page: 1 })} className="whitespace-nowrap">
        Search only for what I typed
      </TextLink>
    </p>
  );
}

function describe({ shown, match }: Searched, typed: string): string {
  if (match === 'sku') return `Showing products whose SKU contains “${shown.toUpperCase()}”.`;
  const some = match === 'some' ? ', as far as we have it' : '';
  if (match === 'all' && isSameSearch(shown, typed)) return 'Showing products that have these words.';
  return `Showing results for “${shown}”${some}.`;
}

function isSameSearch(one: string, other: string): boolean {
  return listSearchWords(one).join(' ') === listSearchWords(other).join(' ');
}
