import type { ProductFacets, WireProductCard } from '#contract/calls/products.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import type { Searched } from '#contract/search-headers.ts';
import { openingSurcharge } from '#domain/pricing/surcharge.ts';
import { isUntaxed } from '#domain/pricing/untaxed.ts';
import { eachPlainText, eachShownCount, eachShownText } from '#domain/products/each-described-field.ts';
import { type OptionWords, writeOptions } from '#domain/products/option-words.ts';
import type { PictureTexts } from '#domain/products/picture-texts.ts';
import type { PriceRange, Product, ProductOptions, Property } from '#domain/products/product.ts';
import { isAvailable } from '#domain/products/stock.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { renderRichText } from '../rich-text/render-rich-text.ts';
import type { Facets } from './facet-queries.ts';
import type { OptionFacet } from './option-facet-queries.ts';
import type { ProductCard } from './product-queries.ts';
import type { SearchPlan } from './search/search-plan.ts';
import { presentVariants } from './variants/present-variant.ts';

/** With its formatted description, which lists leave out. */
export function presentWholeProduct(product: Product): WireProduct {
  const { descriptionRich } = product;
  return {
    ...presentProduct(product),
    ...(descriptionRich && { descriptionHtml: renderRichText(descriptionRich) }),
  };
}

export function presentProduct(product: Product): WireProduct {
  return {
    ...presentBasics(product),
    gallery: product.gallery,
    ...(hasTexts(product.pictureTexts) && { pictureTexts: { ...product.pictureTexts } }),
    ...(product.categories?.length && { categories: product.categories }),
    sku: product.sku,
    ...presentOptions(product),
    properties: product.properties.map(presentProperty),
    ...presentVariants(product),
    specifications: product.specifications.map(({ id, name, value }) => ({ id, name, value })),
    features: product.features.map(({ id, text }) => ({ id, text })),
    featured: product.featured,
    ...(product.status === 'unlisted' && { unlisted: true as const }),
    ...(isUntaxed(product.taxCategory) && { untaxed: true as const }),
    ...(product.requiresShipping === false && { notShipped: true as const }),
    ...(product.inventoryPolicy === 'continue' && { inventoryPolicy: product.inventoryPolicy }),
    ...omitNulls(eachPlainText((name) => product[name] ?? null)),
    ...omitNulls(eachShownText((name) => product[name] ?? null)),
    ...omitNulls(eachShownCount((name) => product[name] ?? null)),
    createdAt: product.createdAt.toISOString(),
  };
}

export function presentProductCard(product: ProductCard): WireProductCard {
  const surcharge = openingSurcharge(product);
  return {
    ...presentBasics(product),
    ...omitNulls({ imageText: product.imageText }),
    ...(surcharge > 0 && { surcharge }),
    ...(hasNoOptions(product) && { hasNoOptions: true as const }),
  };
}

function hasTexts(texts: PictureTexts | undefined): texts is PictureTexts {
  return Object.keys(texts ?? {}).length > 0;
}

function hasNoOptions({ options, properties, minPerOrder }: ProductCard): boolean {
  return (
    (minPerOrder ?? 1) === 1 && properties.length === 0 && options.every(({ values }) => values.length === 0)
  );
}

function presentOptions({ options }: Product): OptionWords {
  const { requiredOptions, ...lists } = writeOptions(options);
  return { ...lists, ...(requiredOptions.length > 0 && { requiredOptions }) };
}

function presentProperty({ id, name, values, required, text }: Property): WireProduct['properties'][number] {
  return {
    id,
    name,
    values: values.map((value) => ({
      id: value.id,
      value: value.value,
      price: value.price,
      ...(value.withoutText && { withoutText: true as const }),
    })),
    ...(required && { required: true as const }),
    ...(text && { text: { label: text.label, maxLength: text.maxLength } }),
  };
}

type Basics = Omit<ProductCard, keyof ProductOptions | 'imageText'>;

function presentBasics(product: Basics): Omit<WireProductCard, 'surcharge'> {
  return {
    _id: product.id,
    name: product.name,
    description: product.description,
    price: product.price,
    ...(product.discountPrice !== null && { discountPrice: product.discountPrice }),
    ...(product.priceRange && { priceRange: presentRange(product.priceRange) }),
    image: product.image,
    ...omitNulls({ imagePreview: product.imagePreview ?? null }),
    category: product.category,
    brand: product.brand,
    rating: product.rating,
    reviews: product.reviews,
    availability: isAvailable(product),
  };
}

export function presentRange({ min, max, regular, saving }: PriceRange): PriceRange {
  return { min, max, ...omitNulls({ regular: regular ?? null, saving: saving ?? null }) };
}

/** `isDetailed`: with the facets of shops that have products with options. */
export function presentFacets(
  { options, ...facets }: Facets & { options: OptionFacet[] },
  isDetailed: boolean,
): ProductFacets {
  return {
    categories: facets.categories,
    brands: facets.brands,
    price: facets.price && { min: facets.price.min, max: facets.price.max },
    ...(isDetailed && {
      ratings: facets.ratings,
      inStock: facets.inStock,
      onSale: facets.onSale,
      options: options.map(({ name, values }) => ({ name, values })),
    }),
  };
}

/** Presents the search that was made in place of the typed one; null where the typed one finds something. */
export function presentSearch(plan: SearchPlan): Searched | null {
  if (plan.by === 'rule')
    return plan.corrected === undefined ? null : { shown: plan.corrected, match: 'all' };
  if (plan.by === 'sku') return { shown: plan.parts.join(''), match: 'sku' };
  return { shown: plan.terms.map(({ shown }) => shown).join(' '), match: plan.isPartial ? 'some' : 'all' };
}
