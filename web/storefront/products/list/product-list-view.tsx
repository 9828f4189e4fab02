import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { productList } from '#domain/products/product-list.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { useListQuery } from '#web/shared/use-list-query.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useListTexts } from '../../page-texts/list-texts-context.ts';
import { ProductSearchBox } from '../search/product-search-box.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { filterChips } from './filter-chips.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { FILTER_FORM } from './filter-form.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { LoadedProducts } from './load-products.ts';
import { Results } from './results.tsx';
import { ResultsBar } from './results-bar.tsx';
import { SearchNotice } from './search-notice.tsx';

/** Controls show the requested query, the list the loaded one. Memoized: its cards would delay navigation. */
export const ProductListView = memo(function ProductListView({ products, facets, help }: LoadedProducts) {
  const { requested, arrived, change } = useListQuery(productList);
  const count = useRef<HTMLParagraphElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useFocusAfterFilter(count, content);
  const chips = filterChips(requested, facets.ok ? facets.data.options : []);
  const texts = useListTexts();
  const total = products.ok ? products.data.total : null;

  return (
    <>
      <ListHero
        title={(total && arrived.category) || (texts.heading ?? '')}
        text={texts.text ?? ''}
        search={requested.search}
      />
      <Container
        ref={content}
        className="flex flex-col gap-x-10 gap-y-6 pt-8 pb-section lg:flex-row lg:pt-10"
      >
        <FilterDrawer
          active={chips.filter(({ filter }) => filter !== 'search').length}
          total={total}
          results={count}
        >
          <FilterPanel query={requested} facets={facets} onChange={change} />
        </FilterDrawer>
        <section aria-label="Products" className="min-w-0 grow">
          <ActiveFilters query={requested} chips={chips} />
          {products.ok && products.data.searched && (
            <SearchNotice searched={products.data.searched} query={arrived} />
          )}
          <ResultsBar
            total={total}
            sort={requested.sort}
            search={requested.search}
            onSort={(sort) => change({ sort })}
            countRef={count}
          />
          <Reloading>
            <Results products={products} facets={facets} help={help} query={arrived} />
          </Reloading>
        </section>
      </Container>
    </>
  );
});

function Reloading({ children }: { children: ReactNode }) {
  const isReloading = useIsReloading();
  return (
    <div aria-busy={isReloading} className={classNames('transition-opacity', isReloading && 'opacity-50')}>
      {children}
    </div>
  );
}

/**
 * Keeps the focus visible when a change of the query replaces results and filters: focuses `fallback` if the
 * focused element, such as a chip, was removed, and scrolls to a focused product or filter that moved within
 * `content`.
 */
function useFocusAfterFilter(
  fallback: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  const { search } = useLocation();
  const lastSearch = useRef(search);

  useLayoutEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    const focused = document.activeElement;
    if (focused === document.body) fallback.current?.focus({ preventScroll: true });
    else if (content.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  }, [search, fallback, content]);
}

interface ListHeroProps {
  title: string;
  text: string;
  search: string;
}

function ListHero({ title, text, search }: ListHeroProps) {
  return (
    <div className="border-y border-line bg-sunken">
      <Container className="grid items-end gap-x-16 gap-y-6 py-8 sm:py-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="min-w-0">
          <h1 className="text-4xl">{title}</h1>
          {text && <p className="mt-3 text-muted sm:text-lg">{text}</p>}
        </div>
        <search aria-label="Products">
          <ProductSearchBox
            form={FILTER_FORM}
            label="Search products"
            buttonLabel="Search products"
            placeholder="Search products..."
            search={search}
          />
        </search>
      </Container>
    </div>
  );
}
