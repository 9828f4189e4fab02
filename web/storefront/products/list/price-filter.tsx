import { useEffect, useState } from 'react';
import type { ProductFacets } from '#contract/products.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { withoutPrice } from './filter-chips.ts';
import { FilterSection } from './filter-section.tsx';
import { type ProductQuery, productsHref } from './product-query.ts';
import type { ChangeProductQuery } from './use-product-query.ts';

interface PriceFilterProps {
  query: ProductQuery;
  /** Dollars: what the other filters leave lies between these. */
  range: ProductFacets['price'];
  onChange: ChangeProductQuery;
}

type Bounds = Pick<ProductQuery, 'minPrice' | 'maxPrice'>;

/** Milliseconds without a key after which what was typed counts. */
const PAUSE = 600;

export function PriceFilter({ query, range, onChange }: PriceFilterProps) {
  const [typed, setTyped] = useState<Bounds | null>(null);
  const { minPrice, maxPrice } = typed ?? query;

  function apply() {
    if (!typed) return;
    setTyped(null);
    onChange(typed, { replace: true });
  }

  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(apply, PAUSE);
    return () => clearTimeout(timer);
  });

  const box = {
    type: 'number',
    inputMode: 'decimal',
    min: 0,
    step: 'any',
    leading: '$',
    autoComplete: 'off',
    onBlur: apply,
  } as const;
  const isSet = query.minPrice !== '' || query.maxPrice !== '';

  return (
    <FilterSection
      clear={isSet ? { href: productsHref(withoutPrice(query)), label: 'Clear price' } : undefined}
    >
      <fieldset>
        <legend className="mb-3 font-semibold">Price</legend>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            {...box}
            label="Min"
            name="minPrice"
            value={minPrice}
            placeholder={range ? String(Math.floor(range.min)) : undefined}
            onChange={(event) => setTyped({ minPrice: event.target.value, maxPrice })}
          />
          <TextField
            {...box}
            label="Max"
            name="maxPrice"
            value={maxPrice}
            placeholder={range ? String(Math.ceil(range.max)) : undefined}
            onChange={(event) => setTyped({ minPrice, maxPrice: event.target.value })}
          />
        </div>
      </fieldset>
    </FilterSection>
  );
}
