import type { ProductFacets } from '#contract/calls/products.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import type { ChangeQuery } from '#web/shared/use-list-query.ts';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { facetChoices } from './facet-choices.ts';
import { FilterSection } from './filter-section.tsx';

interface FilterChoiceProps {
  name: 'category' | 'brand';
  legend: string;
  facet: ProductFacets['brands'] | null;
  /** True for a filter of many choices, which can be folded away. */
  folds?: boolean;
  query: ProductQuery;
  onChange: ChangeQuery<typeof productList>;
}

/** A filter with one of several values. */
export function FilterChoice({ name, legend, facet, folds = false, query, onChange }: FilterChoiceProps) {
  const chosen = query[name];
  const choices = facetChoices(facet, chosen);
  if (choices.length === 0) return null;
  const clearHref = listHref(productList, { ...query, [name]: '', page: 1 });
  return (
    <FilterSection
      fold={folds ? { heading: legend, isOpen: true } : undefined}
      clear={chosen === '' ? undefined : { href: clearHref, label: `Clear ${name}` }}
    >
      <RadioList
        name={name}
        legend={<span className={folds ? 'sr-only' : 'text-base font-semibold'}>{legend}</span>}
        choices={choices}
        value={chosen}
        onChange={(value) => onChange({ [name]: value })}
        className={folds ? 'md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-8' : undefined}
      />
    </FilterSection>
  );
}
