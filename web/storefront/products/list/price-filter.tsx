import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { ProductFacets } from '#contract/calls/products.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { CURRENCY_SIGN, centsToDollars } from '#domain/money.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import type { ChangeQuery } from '#web/shared/use-list-query.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { withoutPrice } from './filter-chips.ts';
import { FilterSection } from './filter-section.tsx';
import { type PriceBounds, readBounds } from './price-bounds.ts';

interface PriceFilterProps {
  query: ProductQuery;
  /** Prices of the products that pass the other filters. */
  range: ProductFacets['price'];
  onChange: ChangeQuery<typeof productList>;
}

/** Milliseconds after the last key before it applies. */
const PAUSE = 600;

/** The price filter. Invalid input shows a message and does not change the list. */
export function PriceFilter({ query, range, onChange }: PriceFilterProps) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const isSameStep = useRef(false);
  // A changed URL, as after Back, overrides typed text for good: Back to where it was typed would send it
  // again.
  const typed = typing && typing.over === describeRange(query) ? typing : null;
  if (typing && !typed) setTyping(null);
  const { minPrice, maxPrice } = typed ?? query;
  const { errors } = readBounds({ minPrice, maxPrice });
  const isChecked = typed?.isChecked ?? true;

  function type(part: Partial<PriceBounds>) {
    setTyping({ minPrice, maxPrice, ...part, over: describeRange(query), isChecked: false });
  }

  function apply() {
    if (!typed) return;
    if (Object.keys(errors).length > 0) return setTyping({ ...typed, isChecked: true });
    setTyping(null);
    // More typing in the same box is the same step back.
    onChange({ minPrice, maxPrice }, { replace: isSameStep.current });
    isSameStep.current = true;
  }

  useEffect(() => {
    if (isChecked) return;
    const timer = setTimeout(apply, PAUSE);
    return () => clearTimeout(timer);
  });

  const createBoxProps = (name: keyof PriceBounds) => ({
    name,
    inputMode: 'decimal' as const,
    leading: CURRENCY_SIGN,
    autoComplete: 'off',
    value: name === 'minPrice' ? minPrice : maxPrice,
    error: isChecked ? errors[name] : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type({ [name]: event.target.value }),
    onBlur: () => {
      apply();
      isSameStep.current = false;
    },
  });
  const isSet = minPrice !== '' || maxPrice !== '';

  return (
    <FilterSection
      clear={
        isSet
          ? {
              href: listHref(productList, withoutPrice(query)),
              label: 'Clear price',
              onClear: () => setTyping(null),
            }
          : undefined
      }
    >
      <fieldset>
        <legend className="mb-3 font-semibold">Price</legend>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Min"
            placeholder={range ? String(Math.floor(centsToDollars(range.min))) : undefined}
            {...createBoxProps('minPrice')}
          />
          <TextField
            label="Max"
            placeholder={range ? String(Math.ceil(centsToDollars(range.max))) : undefined}
            {...createBoxProps('maxPrice')}
          />
        </div>
      </fieldset>
    </FilterSection>
  );
}

/** Typed text, the URL's prices when typing began, and whether typing has paused. */
type Typing = PriceBounds & { over: string; isChecked: boolean };

function describeRange({ minPrice, maxPrice }: PriceBounds): string {
  return JSON.stringify([minPrice, maxPrice]);
}
