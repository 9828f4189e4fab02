import type { ReactNode } from 'react';
import type { SearchHelp } from '#contract/calls/search-help.ts';
import { formatCount } from '#domain/counts.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { MAX_COUNTED } from '#domain/products/search/max-counted.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ProductGrid } from '../../card/product-grid.tsx';
import type { OptionFacets } from '../chosen-options.ts';
import { filterChips } from '../filter-chips.ts';
import { explainMissing } from './explain-missing.ts';
import { type Help, TOP_RATED } from './load-help.ts';
import { useReportEmptySearch } from './use-report-empty-search.ts';

export { loadHelp } from './load-help.ts';

export interface NothingFoundProps {
  query: ProductQuery;
  help: Help;
  /** They have the spelling of chosen options. */
  options: OptionFacets | undefined;
}

/** The ways on from a list without products: fewer filters, other searches, good products, categories. */
export function NothingFound({ query, help, options }: NothingFoundProps): ReactNode {
  useReportEmptySearch(query, help.search);
  return (
    <div className="grid gap-12">
      <WaysOut query={query} totals={help.totalsWithout} options={options} />
      {help.search && <OtherSearches typed={query.search} search={help.search} />}
      {help.topRated.length > 0 && (
        <section aria-labelledby="top-rated">
          <h2 id="top-rated" className="mb-7 text-2xl">
            Top rated
          </h2>
          <ProductGrid
            products={help.topRated}
            headingLevel={3}
            isSelection={help.topRated.length === TOP_RATED}
          />
        </section>
      )}
      {help.categories.length > 0 && <Categories categories={help.categories} />}
    </div>
  );
}

/** Large enough for a finger. */
const LINK = 'inline-block py-1 pointer-coarse:py-2.5';

interface WaysOutProps {
  query: ProductQuery;
  totals: readonly number[];
  options: OptionFacets | undefined;
}

/** Each filter without which there are products, the most first. */
function WaysOut({ query, totals, options }: WaysOutProps) {
  const ways = filterChips(query, options)
    .map((chip, place) => ({ ...chip, total: totals[place] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
  if (ways.length === 0) return null;
  return (
    <ul className="-mt-8 grid justify-items-center text-center">
      {ways.map(({ filter, label, without, total }) => (
        <li key={filter + label}>
          <TextLink to={listHref(productList, without)} className={LINK}>
            Without {filter === 'search' ? label : `“${label}”`}: {formatCount(total)} product(s)
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function OtherSearches({ typed, search: { missing, instead } }: { typed: string; search: SearchHelp }) {
  if (missing.length === 0 && instead.length === 0) return null;
  return (
    <div className="-mt-6 grid justify-items-center gap-3 text-center wrap-anywhere">
      <p className="text-muted">{explainMissing(typed, missing)}</p>
      {instead.length > 0 && (
        <ul className="grid" aria-label="Searches that find something">
          {instead.map(({ search, count }) => (
            <li key={search}>
              <TextLink to={listHref(productList, { search })} className={LINK}>
                Search for “{search}”: {formatCount(count)}
                {count >= MAX_COUNTED && ' or more'} product(s)
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Categories({ categories }: Pick<Help, 'categories'>) {
  return (
    <section aria-labelledby="other-categories">
      <h2 id="other-categories" className="mb-5 text-2xl">
        Categories
      </h2>
      <ul className="flex flex-wrap gap-3">
        {categories.map(({ value, count }) => (
          <li key={value}>
            <ButtonLink variant="secondary" to={listHref(productList, { category: value })}>
              {value} <span className="numeric text-muted">{formatCount(count)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
