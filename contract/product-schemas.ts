import * as z from 'zod/mini';
import { OPTION_LISTS } from '#domain/products/product.ts';
import { timestamp } from './fields.ts';
import { money } from './money.ts';
import { component } from './openapi-component.ts';

const Color = z.object({ id: z.string(), name: z.string(), price: money() });
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

/** A product as shoppers see it. */
export const Product = component('Product', {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  price: money(),
  discountPrice: z.optional(money()),
  image: z.string(),
  /** A tiny preview of the image as a data: URL. */
  imagePreview: z.optional(z.string()),
  gallery: z.array(z.string()),
  category: z.string(),
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
  specifications: z.array(z.object({ id: z.string(), name: z.string(), value: z.string() })),
  features: z.array(z.object({ id: z.string(), text: z.string() })),
  featured: z.boolean(),
  dimensions: z.optional(z.string()),
  weight: z.optional(z.string()),
  materials: z.optional(z.string()),
  warranty: z.optional(z.string()),
  createdAt: timestamp,
});

export type WireProduct = z.output<typeof Product>;

/** The staff view of a product: `availability` as set, regardless of the stock. */
export const StaffProduct = component('StaffProduct', {
  ...Product.shape,
  /** Pieces left; null if stock is not counted. */
  stock: z.nullable(z.number()),
  /** Increases with every change by staff; send it along to have conflicting changes refused. */
  version: z.number(),
  deletedAt: z.optional(timestamp),
});

export type WireStaffProduct = z.output<typeof StaffProduct>;
