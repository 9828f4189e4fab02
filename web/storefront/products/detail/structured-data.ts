import { plainAmount } from '#domain/money.ts';
import { preselect } from '#domain/pricing/selection.ts';
import type { Product } from '#domain/products/product.ts';
import { priceOfChoice } from './price-of-choice.ts';
import { picturesOf } from './product-pictures.ts';

/** schema.org data of a product page. `addressOf` turns a path into a full URL. */
export function structuredData(
  product: Product,
  path: string,
  addressOf: (path: string) => string,
): object[] {
  return [productData(product, path, addressOf), breadcrumbData(product, path, addressOf)];
}

function productData(product: Product, path: string, addressOf: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    image: picturesOf(product).map(addressOf),
    category: product.category,
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      url: addressOf(path),
      price: plainAmount(priceOfChoice(product, preselect(product)).current),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.availability ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
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

function breadcrumbData({ name }: Product, path: string, addressOf: (path: string) => string) {
  const trail = [
    { name: 'Home', path: '/user/home' },
    { name: 'Products', path: '/user/products' },
    { name, path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: addressOf(crumb.path),
    })),
  };
}
