import * as z from 'zod/mini';
import {
  eachPlainText,
  eachShownCount,
  eachShownText,
  eachStaffAmount,
  eachStaffMoment,
} from '#domain/products/each-described-field.ts';
import { INVENTORY_POLICIES } from '#domain/products/inventory-policy.ts';
import { OPTION_LISTS } from '#domain/products/option-words.ts';
import { PRODUCT_STATUSES } from '#domain/products/status.ts';
import { timestamp } from './fields.ts';
import { money } from './money.ts';
import { component } from './openapi-component.ts';

const Color = z.object({ id: z.string(), name: z.string(), price: money() });
/** The lowest and highest price of the offered variants, without properties. */
export const PriceRange = z.object({
  min: money(),
  max: money(),
  /** The regular price of the cheapest; absent unless it is reduced. */
  regular: z.optional(money()),
  /** The highest percentage off one of them; absent if none is reduced. */
  saving: z.optional(z.number()),
});

const Property = z.object({
  id: z.string(),
  name: z.string(),
  values: z.array(
    z.object({
      id: z.string(),
      value: z.string(),
      price: money(),
      /** True: this value asks for no text although its property does. */
      withoutText: z.optional(z.literal(true)),
    }),
  ),
  /** True: a value must be chosen to buy the product. */
  required: z.optional(z.literal(true)),
  /** The line of text required with a chosen value. */
  text: z.optional(z.object({ label: z.string(), maxLength: z.number() })),
});

/** An option whose values span variants. */
const Option = z.object({ name: z.string(), values: z.array(z.string()) });

/** A variant as shoppers see it: one that is offered. */
export const Variant = component('Variant', {
  id: z.string(),
  sku: z.string(),
  /** The value of each option by its name. */
  options: z.record(z.string(), z.string()),
  /** Its own, or the product's with the surcharge of its color; without properties. */
  price: money(),
  discountPrice: z.optional(money()),
  image: z.optional(z.string()),
  availability: z.boolean(),
  /** The number of pieces left, if stock is counted and low. */
  left: z.optional(z.number()),
  /** What is said of it where none is there and it is sold all the same: 'Made to order'. */
  backorder: z.optional(z.string()),
  barcode: z.optional(z.string()),
  weightGrams: z.optional(z.number()),
});

export type WireVariant = z.output<typeof Variant>;

/** The staff view of a variant: also of one that is not offered. */
export const StaffVariant = component('StaffVariant', {
  ...Variant.shape,
  /** Pieces left, below zero if more were sold; null if stock is not counted. */
  stock: z.nullable(z.number()),
  /** Null: the product's. */
  ownPrice: z.nullable(money()),
  ownDiscountPrice: z.nullable(money()),
  /** False: staff do not offer this combination. */
  offered: z.boolean(),
});

export type WireStaffVariant = z.output<typeof StaffVariant>;

/** A product as shoppers see it. */
export const Product = component('Product', {
  _id: z.string(),
  name: z.string(),
  /** Plain text. */
  description: z.string(),
  /** Sanitized HTML; absent without formatting, and in lists. */
  descriptionHtml: z.optional(z.string()),
  price: money(),
  discountPrice: z.optional(money()),
  image: z.string(),
  /** A tiny preview of the image as a data: URL. */
  imagePreview: z.optional(z.string()),
  gallery: z.array(z.string()),
  /** What pictures show, by their addresses; absent without such texts. */
  pictureTexts: z.optional(z.record(z.string(), z.string())),
  category: z.string(),
  /** Further ones; absent if none. */
  categories: z.optional(z.array(z.string())),
  brand: z.string(),
  rating: z.number(),
  reviews: z.number(),
  sku: z.string(),
  availability: z.boolean(),
  colors: z.array(Color),
  sizes: z.array(z.string()),
  memory: z.array(z.string()),
  properties: z.array(Property),
  /** The lists from which a choice is required; absent if none. */
  requiredOptions: z.optional(z.array(z.enum(OPTION_LISTS))),
  /** The options that span the variants; empty if there is one variant. */
  options: z.array(Option),
  variants: z.array(Variant),
  /** Lowest and highest price of its variants; absent unless one has a price of its own. */
  priceRange: z.optional(PriceRange),
  specifications: z.array(z.object({ id: z.string(), name: z.string(), value: z.string() })),
  features: z.array(z.object({ id: z.string(), text: z.string() })),
  featured: z.boolean(),
  /** True for a product that has a page but is in no list. */
  unlisted: z.optional(z.literal(true)),
  /** True if no place taxes the product. */
  untaxed: z.optional(z.literal(true)),
  /** True for a product without shipping. */
  notShipped: z.optional(z.literal(true)),
  /** `continue` for a product that is sold without stock; else absent. */
  inventoryPolicy: z.optional(z.enum(INVENTORY_POLICIES)),
  ...eachPlainText(() => z.optional(z.string())),
  ...eachShownText(() => z.optional(z.string())),
  ...eachShownCount(() => z.optional(z.number())),
  createdAt: timestamp,
});

export type WireProduct = z.output<typeof Product>;

/** A product that staff choose, as a form shows it. */
export const ChosenProduct = component('ChosenProduct', {
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  brand: z.string(),
  price: money(),
});

export type WireChosenProduct = z.output<typeof ChosenProduct>;

/** A product that staff chose to go well with another one. */
const RelatedProduct = component('RelatedProduct', {
  ...ChosenProduct.shape,
  /** False: sold out or not offered, so shoppers do not see it there. */
  availability: z.boolean(),
  /** True: deleted, so shoppers do not see it. */
  deleted: z.optional(z.literal(true)),
  /** Unless it is active: shoppers see it in no list. */
  status: z.optional(z.enum(PRODUCT_STATUSES)),
});

export type WireRelatedProduct = z.output<typeof RelatedProduct>;

/** The staff view of a product: `availability` as set, regardless of the stock. */
export const StaffProduct = component('StaffProduct', {
  ...Product.shape,
  variants: z.array(StaffVariant),
  /** Pieces left, below zero if more were sold; null if stock is not counted. */
  stock: z.nullable(z.number()),
  /** Shoppers see products that are active, and unlisted ones by their URL. */
  status: z.enum(PRODUCT_STATUSES),
  /** When it becomes active, and when it is archived. */
  ...eachStaffMoment(() => z.optional(timestamp)),
  ...eachStaffAmount(() => z.optional(money())),
  tags: z.array(z.string()),
  /** Decides the tax rate; absent: the standard one. */
  taxCategory: z.optional(z.string()),
  /** Grams of one piece. */
  weightGrams: z.optional(z.number()),
  /** Related products chosen by staff, in their order. */
  related: z.array(RelatedProduct),
  /** Increases with every change by staff; send it along to have conflicting changes refused. */
  version: z.number(),
  deletedAt: z.optional(timestamp),
});

export type WireStaffProduct = z.output<typeof StaffProduct>;
