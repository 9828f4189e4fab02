import type { Cents } from '../../money.ts';
import { percentageOff } from '../percentage-off.ts';
import { effectivePrice, type PriceRange, type Product, type ProductOptions } from '../product.ts';
import type { Variant } from './variant.ts';

type Priced = Pick<Product, 'price' | 'discountPrice'>;
type PricedVariant = Pick<Variant, 'options' | 'price' | 'discountPrice'>;

/**
 * Price and discount price of a variant before properties, in cents. Without a price of its own it has the
 * product's, with the surcharges of its values.
 */
export function variantPrices(
  product: Priced & Pick<ProductOptions, 'options'>,
  variant: PricedVariant | null | undefined,
): Priced {
  if (!variant) return { price: product.price, discountPrice: product.discountPrice };
  if (variant.price !== null) return { price: variant.price, discountPrice: variant.discountPrice };
  const surcharge = sumOptionSurcharges(product, variant);
  const discount = product.discountPrice === null ? null : product.discountPrice + surcharge;
  return { price: product.price + surcharge, discountPrice: variant.discountPrice ?? discount };
}

/** The unit prices of the offered variants; null unless one of them has a price of its own. */
export function priceRange(
  product: Priced & Pick<ProductOptions, 'options'>,
  variants: readonly (PricedVariant & Pick<Variant, 'isOffered'>)[],
): PriceRange | null {
  const offered = variants.filter(({ isOffered }) => isOffered);
  if (!offered.some(({ price, discountPrice }) => price !== null || discountPrice !== null)) return null;
  const shown = offered.map((variant) => {
    const prices = variantPrices(product, variant);
    return { current: effectivePrice(prices), regular: prices.price };
  });
  const [first = 0, ...others] = shown.map(({ current }) => current);
  const min = others.reduce((least, price) => Math.min(least, price), first);
  const max = others.reduce((most, price) => Math.max(most, price), first);
  const reduced = shown.filter(({ current, regular }) => current < regular);
  if (reduced.length === 0) return { min, max };
  const saving = reduced.reduce(
    (most, { current, regular }) => Math.max(most, percentageOff(regular, current) ?? 0),
    0,
  );
  const regular = reduced.reduce(
    (most, one) => (one.current === min ? Math.max(most, one.regular) : most),
    0,
  );
  return { min, max, saving, ...(regular > 0 && { regular }) };
}

function sumOptionSurcharges(
  product: Pick<ProductOptions, 'options'>,
  { options }: Pick<Variant, 'options'>,
): Cents {
  return product.options.reduce((sum, { variantName, values }) => {
    const chosen = variantName === null ? undefined : options[variantName];
    return sum + (values.find(({ name }) => name === chosen)?.price ?? 0);
  }, 0);
}
