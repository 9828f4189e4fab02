import type { ProductFacets } from '#contract/calls/products.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { toggleChoice, withoutOption } from '#domain/products/option-choices.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { STARS } from '#domain/stars.ts';
import type { ChangeQuery } from '#web/shared/use-list-query.ts';
import { CheckList } from '#web/ui/forms/check-list.tsx';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { type OptionGroup, optionGroups } from './chosen-options.ts';
import { describeStars } from './filter-chips.ts';
import { FilterSection } from './filter-section.tsx';

interface OptionFiltersProps {
  facets: Partial<ProductFacets>;
  query: ProductQuery;
  onChange: ChangeQuery<typeof productList>;
}

/** The filters of a shop whose products have options. */
export function OptionFilters({ facets, query, onChange }: OptionFiltersProps) {
  const { ratings = [], inStock, onSale } = facets;
  const { rating } = query;
  const shown = ratings.filter(({ stars, count }) => count > 0 || stars === rating);
  const without = (part: Partial<ProductQuery>) => listHref(productList, { ...query, ...part, page: 1 });
  const offers = [
    { name: 'inStock', value: 'true', label: 'In stock', checked: query.inStock, count: inStock },
    { name: 'onSale', value: 'true', label: 'On sale', checked: query.onSale, count: onSale },
  ] as const;
  return (
    <>
      {optionGroups(facets.options ?? [], query.options).map((group) => (
        <OptionFilter key={group.name} {...{ group, query, onChange, without }} />
      ))}
      {shown.length > 0 && (
        <FilterSection
          fold={{ heading: 'Rating', isOpen: rating !== null }}
          clear={rating === null ? undefined : { href: without({ rating: null }), label: 'Clear rating' }}
        >
          <RadioList
            name="rating"
            legend={<span className="sr-only">Rating</span>}
            choices={shown.map(({ stars, count }) => ({
              value: String(stars),
              label: describeStars(stars),
              count,
            }))}
            value={String(rating)}
            onChange={(typed) => onChange({ rating: STARS.find((stars) => String(stars) === typed) ?? null })}
          />
        </FilterSection>
      )}
      {(inStock !== undefined || query.inStock || query.onSale) && (
        <FilterSection fold={{ heading: 'Availability', isOpen: query.inStock || query.onSale }}>
          <CheckList
            legend={<span className="sr-only">Availability</span>}
            choices={offers}
            onToggle={({ name, checked }) => onChange({ [name]: !checked })}
          />
        </FilterSection>
      )}
    </>
  );
}

interface OptionFilterProps extends Pick<OptionFiltersProps, 'query' | 'onChange'> {
  group: OptionGroup;
  without: (part: Partial<ProductQuery>) => string;
}

function OptionFilter({ group, query, onChange, without }: OptionFilterProps) {
  const options = withoutOption(query.options, group.name);
  const isActive = options !== query.options;
  const chosen = query.options.split(',');
  return (
    <FilterSection
      fold={{ heading: group.name, isOpen: isActive }}
      clear={isActive ? { href: without({ options }), label: `Clear ${group.name}` } : undefined}
    >
      <CheckList
        legend={<span className="sr-only">{group.name}</span>}
        choices={group.values.map(({ value, choice, count }) => ({
          name: 'options',
          value: choice,
          label: value,
          count,
          checked: chosen.includes(choice),
        }))}
        onToggle={({ value }) => onChange({ options: toggleChoice(query.options, value) })}
      />
    </FilterSection>
  );
}
