import type { SubmitEvent } from 'react';
import type { ProductFacets } from '#contract/calls/products.ts';
import { listHref, readListQuery } from '#domain/lists/list-url.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import type { ChangeQuery } from '#web/shared/use-list-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import type { Loaded } from '../../../data.ts';
import { FilterChoice } from './filter-choice.tsx';
import { FILTER_FORM } from './filter-form.ts';
import { FilterSection } from './filter-section.tsx';
import { OptionFilters } from './option-filters.tsx';
import { readBounds } from './price-bounds.ts';
import { PriceFilter } from './price-filter.tsx';

interface FilterPanelProps {
  query: ProductQuery;
  facets: Loaded<ProductFacets>;
  onChange: ChangeQuery<typeof productList>;
}

export function FilterPanel({ query, facets, onChange }: FilterPanelProps) {
  const { categories, brands, price } = facets.ok ? facets.data : NO_FACETS;

  function applyAll(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { page, ...typed } = readListQuery(productList, new FormData(event.currentTarget));
    const { minPrice, maxPrice } = query;
    const isWrong = Object.keys(readBounds(typed).errors).length > 0;
    onChange(isWrong ? { ...typed, minPrice, maxPrice } : typed);
  }

  return (
    <form id={FILTER_FORM} action={productList.path} onSubmit={applyAll}>
      {/* On tablets the categories are beside all filters that are short, and the brands below. */}
      <div className="divide-y divide-line md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-8 md:max-lg:divide-y-0 md:max-lg:*:first:row-span-3 md:max-lg:*:last:col-span-full">
        <FilterChoice name="category" legend="Category" facet={categories} {...{ query, onChange }} />
        <PriceFilter query={query} range={price} onChange={onChange} />
        <OptionFilters facets={facets.ok ? facets.data : NOTHING} query={query} onChange={onChange} />
        {/* Last, because it is long: all others are in sight above it. */}
        <FilterChoice name="brand" legend="Brand" facet={brands} folds {...{ query, onChange }} />
        {!facets.ok && facets.status !== 400 && (
          <FilterSection>
            <p className="text-sm text-muted">
              The choices could not be loaded.{' '}
              <TextLink to={listHref(productList, query)} reloadDocument>
                Try again
              </TextLink>
            </p>
          </FilterSection>
        )}
      </div>
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" variant="primary" wide>
          Apply
        </Button>
      </div>
    </form>
  );
}

const NO_FACETS = { categories: null, brands: null, price: null };
const NOTHING = {};
