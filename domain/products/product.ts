import type { Cents } from '../money.ts';

/** A color a product comes in. A plain color has no surcharge; its id is its name. */
export type Color = { id: string; name: string; price: Cents };

/** One value of a custom property, with its surcharge on the unit price. */
export type PropertyValue = {
  id: string;
  value: string;
  price: Cents;
  /** With `true`, choosing it asks no text although the property does ('None' of an engraving). */
  withoutText?: true | undefined;
};

/** A custom property a shopper may choose a value of ("Engraving", "Warranty"). */
export type Property = {
  id: string;
  name: string;
  values: PropertyValue[];
  /** A value must be chosen before the product can be bought. */
  required?: true | undefined;
  /** What the shopper types along with a value. */
  text?: AskedText | undefined;
};

/** A single line of text that a property asks for; `maxLength` in UTF-16 code units, as browsers count. */
export type AskedText = { label: string; maxLength: number };

/** The options that are lists of names, in the order in which a choice is described. */
export const OPTION_LISTS = ['color', 'size', 'memory'] as const;

export type OptionList = (typeof OPTION_LISTS)[number];

export type Specification = { id: string; name: string; value: string };
export type Feature = { id: string; text: string };

/** What a shopper can choose on a product. */
export type ProductOptions = {
  colors: Color[];
  sizes: string[];
  memory: string[];
  properties: Property[];
  /** Of which lists one must be chosen before the product can be bought; absent: none. */
  requiredOptions?: OptionList[] | undefined;
};

/** A product of the shop (spec 3). Money in cents; `image` and `gallery` are addresses. */
export type Product = ProductOptions & {
  id: string;
  name: string;
  description: string;
  price: Cents;
  discountPrice: Cents | null;
  image: string;
  /** A few pixels of the image, as a data: address; not there for pictures from elsewhere. */
  imagePreview?: string | null;
  gallery: string[];
  category: string;
  brand: string;
  /** The average of its reviews, 0 without any; one decimal. */
  rating: number;
  /** How many reviews it has. */
  reviews: number;
  sku: string;
  /** Whether staff offer it; see `isAvailable` (stock.ts). */
  availability: boolean;
  /** Pieces that can still be sold; null where they are not counted. */
  stock: number | null;
  specifications: Specification[];
  features: Feature[];
  featured: boolean;
  dimensions: string | null;
  weight: string | null;
  materials: string | null;
  warranty: string | null;
  createdAt: Date;
};

/** What a shopper pays before options: the discount price if there is one, else the price (spec 9). */
export function effectivePrice(product: Pick<Product, 'price' | 'discountPrice'>): Cents {
  return product.discountPrice ?? product.price;
}
