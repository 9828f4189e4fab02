import type { Cents } from '../money.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import type { InventoryPolicy } from './inventory-policy.ts';
import type { PictureTexts } from './picture-texts.ts';
import type { PlainText } from './plain-texts.ts';
import type { ShownCount, ShownText } from './shown-fields.ts';
import type { StaffAmount, StaffMoment } from './staff-fields.ts';
import type { ProductStatus } from './status.ts';
import type { Variant, VariantOption } from './variants/variant.ts';

/** `price` is a surcharge, which variants include. The id of a plain value is its name. */
export type OptionValue = { id: string; name: string; price: Cents };

/** An option of a product: its values span variants, or are choices without stock. */
export type ProductOption = {
  /** By which its values are chosen; also its legend. */
  name: string;
  /** In the variants; null if it spans none. */
  variantName: string | null;
  values: OptionValue[];
  /** True: staff require a choice, once there are values; see `mustBeChosen`. */
  isRequired: boolean;
};

/** The values of an option as they are set, or whether it is required; undefined: not given. */
export type OptionChange = {
  name: string;
  values: ProductOption['values'] | undefined;
  isRequired: boolean | undefined;
};

/** `price` is a surcharge on the unit price. */
export type PropertyValue = {
  id: string;
  value: string;
  price: Cents;
  /** True: choosing it asks for no text although the property does ('None' of an engraving). */
  withoutText?: true | undefined;
};

/** A custom property with values to choose from ("Engraving", "Warranty"). */
export type Property = {
  id: string;
  name: string;
  values: PropertyValue[];
  /** True: a value must be chosen to buy the product. */
  required?: true | undefined;
  /** The text asked for along with a value. */
  text?: RequestedText | undefined;
};

/** A single line of text; `maxLength` in UTF-16 code units, as in browsers. */
export type RequestedText = { label: string; maxLength: number };

export type Specification = { id: string; name: string; value: string };
export type Feature = { id: string; text: string };

export type ProductOptions = {
  /** In the order in which a choice is described; some may have no values. */
  options: ProductOption[];
  properties: Property[];
  /** The options that span its variants, in the order and spelling of staff; empty: it has one variant. */
  variantOptions: VariantOption[];
  /** In display order; absent where nothing depends on them. */
  variants?: Variant[] | undefined;
};

/**
 * Lowest and highest unit price of variants, in cents. `regular`: that of the cheapest, if it is reduced.
 * `saving`: the highest percentage off one of them, 0 if it is less than a half; absent if none is reduced.
 */
export type PriceRange = { min: Cents; max: Cents; regular?: Cents | undefined; saving?: number | undefined };

/** A product of the shop (specification, section 3). Money in cents; `image` and `gallery` are URLs. */
export type Product = ProductOptions & {
  [Name in PlainText | ShownText]?: string | null | undefined;
} & { [Name in ShownCount]?: number | null | undefined } & {
  [Name in StaffMoment]?: Date | null | undefined;
} & { [Name in StaffAmount]?: Cents | null | undefined } & {
  id: string;
  name: string;
  /** Plain text. */
  description: string;
  /** The same with its formatting; null or absent: it has none. */
  descriptionRich?: RichText | null | undefined;
  price: Cents;
  discountPrice: Cents | null;
  /** Unit prices of its variants; null unless one has a price of its own. */
  priceRange?: PriceRange | null;
  image: string;
  /** A tiny preview of the image as a data: URL; only for the shop's own pictures. */
  imagePreview?: string | null;
  gallery: string[];
  /** Absent: none. */
  pictureTexts?: PictureTexts | undefined;
  category: string;
  /** Further ones, in which shoppers find it, too; absent: none. */
  categories?: string[] | undefined;
  brand: string;
  /** The average with one decimal; 0 without reviews. */
  rating: number;
  /** The number of reviews. */
  reviews: number;
  sku: string;
  /** Its status; absent: active. */
  status?: ProductStatus | undefined;
  /** False: nothing is sent by parcel; absent: true. */
  requiresShipping?: boolean | undefined;
  /** Set by staff; see `isAvailable` (stock.ts). */
  availability: boolean;
  /** Pieces left of all offered variants; null if nothing limits the sale of one of them. */
  stock: number | null;
  /** Absent: `deny`. */
  inventoryPolicy?: InventoryPolicy | undefined;
  specifications: Specification[];
  features: Feature[];
  featured: boolean;
  /** Decides the tax rate; null or absent: the standard one. */
  taxCategory?: string | null;
  /** Grams of one piece; null or absent: it adds nothing to the weight of a parcel. */
  weightGrams?: number | null;
  /** Words by which staff find it; absent: none. */
  tags?: string[] | undefined;
  /** The products that staff chose to go well with it, in their order; absent: none. */
  relatedIds?: string[];
  createdAt: Date;
};

/** The price before options: the discount price if there is one (specification, section 9). */
export function effectivePrice(product: Pick<Product, 'price' | 'discountPrice'>): Cents {
  return product.discountPrice ?? product.price;
}

/** True if its card shows a discount: its own, or that of a variant where variants have own prices. */
export function isOnSale(product: Pick<Product, 'price' | 'discountPrice' | 'priceRange'>): boolean {
  if (product.priceRange) return product.priceRange.saving !== undefined;
  return effectivePrice(product) < product.price;
}
