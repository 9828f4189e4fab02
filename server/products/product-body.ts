import type { NewProduct, ProductEdit } from '#contract/forms/products.ts';
import { eachPlainText } from '#domain/products/each-plain-text.ts';
import { OPTION_LISTS, type Property } from '#domain/products/product.ts';
import { type GivenFields, withIds } from '#domain/products/product-fields.ts';

/** Reads the given fields, with an id for every option. Undefined: not given. */
export function readFields(body: ProductEdit | NewProduct): GivenFields {
  return {
    name: body.name ?? undefined,
    sku: body.sku ?? undefined,
    brand: body.brand ?? undefined,
    category: body.category ?? undefined,
    price: body.price,
    discountPrice: body.discountPrice,
    description: body.description ?? undefined,
    image: body.image ?? undefined,
    gallery: body.gallery,
    stock: body.stock,
    availability: body.availability,
    status: body.status,
    requiresShipping: body.requiresShipping,
    featured: body.featured,
    colors: body.colors && withIds(body.colors, ({ name }) => name).map(toColor),
    sizes: body.sizes,
    memory: body.memory,
    properties: body.properties && withIds(body.properties, ({ name }) => name).map(toProperty),
    // Sorted, so that another order is no change.
    requiredOptions:
      body.requiredOptions && OPTION_LISTS.filter((list) => body.requiredOptions?.includes(list)),
    specifications:
      body.specifications &&
      withIds(body.specifications, ({ name }) => name).map(({ id, name, value }) => ({ id, name, value })),
    features:
      body.features && withIds(body.features, ({ text }) => text).map(({ id, text }) => ({ id, text })),
    ...eachPlainText((name) => body[name]),
    taxCategory: body.taxCategory,
    weightGrams: body.weightGrams,
    relatedIds: body.relatedIds,
  };
}

type Sent<Field extends 'colors' | 'properties'> = NonNullable<ProductEdit[Field]>[number] & { id: string };

function toColor({ id, name, price }: Sent<'colors'>) {
  return { id, name, price };
}

function toProperty({ id, name, values, required, text }: Sent<'properties'>): Property {
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
