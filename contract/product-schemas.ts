import * as z from 'zod/mini';
import { OPTION_LISTS } from '#domain/products/product.ts';
import { component } from './component.ts';
import { timestamp } from './fields.ts';
import { money } from './money.ts';

const Color = z.object({ id: z.string(), name: z.string(), price: money() });
const Property = z.object({
  id: z.string(),
  name: z.string(),
  values: z.array(
    z.object({
      id: z.string(),
      value: z.string(),
      price: money(),
      /** With `true`, choosing it asks no text although the property does. */
      withoutText: z.optional(z.literal(true)),
    }),
  ),
  /** With `true`, orders without a value of it are refused. */
  required: z.optional(z.literal(true)),
  /** The line of text that choosing a value asks for; orders without it are refused. */
  text: z.optional(z.object({ label: z.string(), maxLength: z.number() })),
});

/** A product as it travels. */
export const Product = component('Product', {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  price: money(),
  discountPrice: z.optional(money()),
  image: z.string(),
  /** A few pixels of the image, as a data: address, to show until it is there. */
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
  /** Of which lists orders without a choice are refused; absent: of none. */
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

/** A product as staff work with it: availability as it was set, whatever the stock. */
export const StaffProduct = component('StaffProduct', {
  ...Product.shape,
  /** Pieces that can still be sold; null where they are not counted. */
  stock: z.nullable(z.number()),
  /** Raised by every change that staff make; send it along to have conflicting changes refused. */
  version: z.number(),
  deletedAt: z.optional(timestamp),
});

export type WireStaffProduct = z.output<typeof StaffProduct>;
