import { type Cents, CURRENCY, plainAmount } from '#domain/money.ts';
import { preselect } from '#domain/pricing/preselect.ts';
import { withValues } from '#domain/pricing/value-states.ts';
import type { Product } from '#domain/products/product.ts';
import { spansVariants } from '#domain/products/product-option.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { breadcrumbData } from '../../breadcrumb-data.ts';
import { priceChoice } from './price-choice.ts';
import { listPictures } from './product-pictures.ts';

/** schema.org data of a product page. `toFullUrl` turns a path into a full URL. */
export function structuredData(
  product: Product,
  path: string,
  toFullUrl: (path: string) => string,
): object[] {
  return [productData(product, path, toFullUrl), breadcrumbData(toBreadcrumbs(product, path), toFullUrl)];
}

function productData(product: Product, path: string, toFullUrl: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.seoDescription ?? product.description,
    sku: product.sku,
    image: listPictures(product).map((picture) =>
      pictureData(picture, product.pictureTexts?.[picture], toFullUrl),
    ),
    category: product.category,
    brand: { '@type': 'Brand', name: product.brand },
    offers: toOffers(product, toFullUrl(path)),
    ...(product.reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviews,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** The address of a picture; with what it shows, where staff wrote that. */
function pictureData(picture: string, text: string | undefined, toFullUrl: (path: string) => string) {
  const url = toFullUrl(picture);
  return text ? { '@type': 'ImageObject', url, caption: text } : url;
}

/** One offer, or one for each variant with its own address. */
function toOffers(product: Product, url: string): object {
  if (!spansVariants(product))
    return toOffer({
      url,
      price: priceChoice(product, preselect(product)).current,
      isAvailable: product.availability,
      variant: product.variants?.[0],
    });
  const opening = preselect(product);
  return (product.variants ?? []).map((variant) => ({
    ...toOffer({
      url: `${url}?variant=${encodeURIComponent(variant.id)}`,
      price: priceChoice(product, withValues(opening, variant.options)).current,
      isAvailable: product.availability && variant.stock !== 0,
      variant,
    }),
    sku: variant.sku,
    name: `${product.name} (${describeVariant(variant.options)})`,
    ...(variant.barcode && { gtin: variant.barcode }),
  }));
}

type Offer = { url: string; price: Cents; isAvailable: boolean; variant: Variant | undefined };

function toOffer({ url, price, isAvailable, variant }: Offer) {
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(price),
    priceCurrency: CURRENCY.toUpperCase(),
    availability: `https://schema.org/${variant?.backorder ? 'BackOrder' : isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function toBreadcrumbs({ name }: Product, path: string) {
  return [
    { name: 'Home', path: '/user/home' },
    { name: 'Products', path: '/user/products' },
    { name, path },
  ];
}
