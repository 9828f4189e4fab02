import { type Cents, formatMoney } from '#domain/money.ts';

/**
 * Shown although shipping is always charged (specification, section 2), unless the shop sets a limit or hides
 * the example texts.
 */
const AS_SPECIFIED: Cents = 5_000;

type ShippingSettings = {
  freeShippingOver?: Cents | undefined;
  shipsByZone?: true | undefined;
  exampleTexts?: true | undefined;
};

/**
 * 'Free shipping on orders over $50', or over the shop's limit. In a shop whose zones have prices of their
 * own what is true of all of them; null if nothing is, and in a shop without limit and example texts.
 */
export function shippingPromise(settings: ShippingSettings): string | null {
  const { freeShippingOver, shipsByZone, exampleTexts } = settings;
  if (freeShippingOver === undefined && (shipsByZone || !exampleTexts)) return null;
  if (shipsByZone && freeShippingOver === 0) return 'Free shipping on all orders';
  return `Free shipping on orders over ${promisedAmount(freeShippingOver ?? null)}`;
}

/** '$50', or the shop's limit. */
export function promisedAmount(freeShippingOver: Cents | null): string {
  return formatMoney(freeShippingOver ?? AS_SPECIFIED).replace(/\.00$/, '');
}
