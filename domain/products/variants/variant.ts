import type { Cents } from '../../money.ts';

/** An option that spans variants: 'Color' with Red and Blue. Names and values are unique in any case. */
export type VariantOption = { name: string; values: string[] };

/** The chosen value of each option by its name; empty for the variant of a product without options. */
export type VariantOptions = Record<string, string>;

/** A product in one combination of its options, which is sold, counted and priced. Money in cents. */
export type Variant = {
  id: string;
  /** Unique among the variants for sale. */
  sku: string;
  options: VariantOptions;
  /** Null: the product's, with the surcharge of the color. */
  price: Cents | null;
  /** Null with a price of its own: no discount; without one: the product's discount. */
  discountPrice: Cents | null;
  barcode: string | null;
  weightGrams: number | null;
  /** Null: the product's picture in this color. */
  image: string | null;
  /** Pieces left; null if nothing limits the sale. */
  stock: number | null;
  /** The count where it is not the stock (domain/products/stock.ts). */
  onHand?: number | null | undefined;
  /** What is said of a variant that comes from the wire, where none is there and it is sold all the same. */
  backorder?: string | undefined;
  /** The last pieces of a variant that comes from the wire. */
  left?: number | undefined;
  /** False: staff do not offer this combination. */
  isOffered: boolean;
};

/** At most this many options of a product, and variants. */
export const MAX_OPTIONS = 3;
export const MAX_VARIANTS = 2_048;

/**
 * The first variant of a product has the product's id, so that what was recorded before variants means it.
 */
export function firstVariantId(productId: string): string {
  return productId;
}

/** The variant of a line; lines stored before variants existed have none, and mean the product's first. */
export function createVariantId({
  productId,
  variantId,
}: {
  productId: string;
  variantId?: string | null | undefined;
}): string {
  return variantId ?? firstVariantId(productId);
}
