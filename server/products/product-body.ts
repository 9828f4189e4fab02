import type { NewProduct, ProductEdit } from '#contract/forms/products.ts';
import {
  eachPlainText,
  eachShownCount,
  eachShownText,
  eachStaffAmount,
  eachStaffMoment,
} from '#domain/products/each-described-field.ts';
import { readOptionChanges } from '#domain/products/option-words.ts';
import type { Property } from '#domain/products/product.ts';
import { type GivenFields, withIds } from '#domain/products/product-fields.ts';
import { readDescription } from './read-description.ts';

/** Reads the given fields, with an id for every option. Undefined: not given. */
export function readFields(body: ProductEdit | NewProduct): GivenFields {
  return {
    name: body.name ?? undefined,
    sku: body.sku ?? undefined,
    brand: body.brand ?? undefined,
    category: body.category ?? undefined,
    categories: body.categories,
    price: body.price,
    discountPrice: body.discountPrice,
    ...readDescription(body),
    image: body.image ?? undefined,
    gallery: body.gallery,
    pictureTexts: body.pictureTexts,
    stock: body.stock,
    inventoryPolicy: body.inventoryPolicy,
    availability: body.availability,
    status: body.status,
    requiresShipping: body.requiresShipping,
    featured: body.featured,
    options: readOptionChanges({
      ...body,
      colors:
        body.colors &&
        withIds(body.colors, ({ name }) => name).map(({ id, name, price }) => ({ id, name, price })),
    }),
    properties: body.properties && withIds(body.properties, ({ name }) => name).map(toProperty),
    specifications:
      body.specifications &&
      withIds(body.specifications, ({ name }) => name).map(({ id, name, value }) => ({ id, name, value })),
    features:
      body.features && withIds(body.features, ({ text }) => text).map(({ id, text }) => ({ id, text })),
    ...eachPlainText((name) => body[name]),
    ...eachShownText((name) => body[name]),
    ...eachShownCount((name) => body[name]),
    ...eachStaffMoment((name) => toDate(body[name])),
    ...eachStaffAmount((name) => body[name]),
    tags: body.tags,
    taxCategory: body.taxCategory,
    weightGrams: body.weightGrams,
    relatedIds: body.relatedIds,
  };
}

function toDate(sent: string | null | undefined): Date | null | undefined {
  return typeof sent === 'string' ? new Date(sent) : sent;
}

type SentProperty = NonNullable<ProductEdit['properties']>[number] & { id: string };

function toProperty({ id, name, values, required, text }: SentProperty): Property {
  return {
    id,
    name,
    values: withIds(values, ({ value }) => value).map((value) => ({
      id: value.id,
      value: value.value,
      price: value.price,
      ...(text && value.withoutText && { withoutText: true as const }),
    })),
    ...(required && { required: true as const }),
    ...(text && { text: { label: text.label, maxLength: text.maxLength } }),
  };
}
