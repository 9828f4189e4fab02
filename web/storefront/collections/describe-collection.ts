import type { MetaDescriptor } from 'react-router';
import type { WireCollection } from '#contract/calls/collections.ts';
import { productsOfCollection } from '#domain/collections/collection-products.ts';
import { listHref, readListQuery } from '#domain/lists/list-url.ts';
import { productList } from '#domain/products/product-list.ts';
import { absolute, type Matches, pageMeta } from '../../meta.ts';
import { breadcrumbData } from '../breadcrumb-data.ts';
import { findStateText } from '../page-texts/find-state-text.ts';
import { findListTexts } from '../page-texts/list-texts-context.ts';
import { productPath } from '../products/detail/product-urls.ts';
import { describeGroup } from '../products/list/describe-list.ts';
import type { ProductPage } from '../products/list/load-products.ts';
import { socialPicture } from '../social-picture.ts';
import type { LoadedCollection } from './load-collection.ts';

/** Characters that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Meta tags and structured data of the page of a collection; other sorts are the same page. */
export function describeCollection(
  matches: Matches,
  loaded: LoadedCollection | undefined,
  search: string,
): MetaDescriptor[] {
  if (!loaded?.ok) return describeAbsence(matches);
  const { collection, products } = loaded.data;
  const { slug, title, description, image } = collection;
  const list = productsOfCollection(slug);
  const { sort, page } = readListQuery(list, new URLSearchParams(search));
  const path = listHref(list, { page: sort === list.sorts[0] ? page : 1 });
  return [
    ...pageMeta(matches, {
      title: `${title}${page > 1 ? `, page ${page}` : ''}`,
      description:
        Array.from(description).slice(0, DESCRIPTION_LENGTH).join('') ||
        describeGroup(findListTexts(matches), title),
      path,
      image: socialPicture(image, '/social-products.png'),
      noIndex: products.cards.length === 0,
    }),
    ...toStructuredData(collection, products, path, (address) => absolute(matches, address)).map(
      (entity) => ({
        'script:ld+json': entity,
      }),
    ),
  ];
}

function toStructuredData(
  { title, description, image }: WireCollection,
  { cards, total }: ProductPage,
  path: string,
  toFullUrl: (path: string) => string,
): object[] {
  const trail = [
    { name: 'Home', path: '/user/home' },
    { name: 'Products', path: productList.path },
    { name: title, path },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      ...(description && { description }),
      ...(image !== undefined && { image: toFullUrl(image) }),
      url: toFullUrl(path),
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: cards.map(({ _id }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: toFullUrl(productPath(_id)),
        })),
      },
    },
    breadcrumbData(trail, toFullUrl),
  ];
}

function describeAbsence(matches: Matches): MetaDescriptor[] {
  return pageMeta(matches, {
    title: findStateText(matches, 'collectionNotFoundTitle'),
    description: 'This collection cannot be shown.',
    path: productList.path,
    noIndex: true,
  });
}
