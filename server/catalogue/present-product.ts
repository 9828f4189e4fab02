import type { ProductFacets, WireProduct, WireProductCard } from '#contract/products.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { isAvailable } from '#domain/catalogue/stock.ts';
import { centsToDollars } from '#domain/money.ts';
import { withoutNulls } from '../http/without-nulls.ts';
import type { ProductCard } from './catalogue-queries.ts';
import type { Facets } from './facet-queries.ts';

/** A product as it travels. */
export function presentProduct(product: Product): WireProduct {
  return {
    ...presentProductCard(product),
    gallery: product.gallery,
    sku: product.sku,
    colors: product.colors.map(({ id, name, price }) => ({ id, name, price: centsToDollars(price) })),
    sizes: product.sizes,
    memory: product.memory,
    properties: product.properties.map(({ id, name, values }) => ({
      id,
      name,
      values: values.map((value) => ({
        id: value.id,
        value: value.value,
        price: centsToDollars(value.price),
      })),
    })),
    specifications: product.specifications.map(({ id, name, value }) => ({ id, name, value })),
    features: product.features.map(({ id, text }) => ({ id, text })),
    featured: product.featured,
    ...withoutNulls({
      dimensions: product.dimensions,
      weight: product.weight,
      materials: product.materials,
      warranty: product.warranty,
    }),
    createdAt: product.createdAt.toISOString(),
  };
}

/** What a card shows of a product. */
export function presentProductCard(product: ProductCard): WireProductCard {
  return {
    _id: product.id,
    name: product.name,
    description: product.description,
    price: centsToDollars(product.price),
    ...(product.discountPrice !== null && { discountPrice: centsToDollars(product.discountPrice) }),
    image: product.image,
    ...withoutNulls({ imagePreview: product.imagePreview ?? null }),
    category: product.category,
    brand: product.brand,
    rating: product.rating,
    reviews: product.reviews,
    availability: isAvailable(product),
  };
}

export function presentFacets(facets: Facets): ProductFacets {
  return {
    categories: facets.categories,
    brands: facets.brands,
    price: facets.price && {
      min: centsToDollars(facets.price.min),
      max: centsToDollars(facets.price.max),
    },
  };
}
