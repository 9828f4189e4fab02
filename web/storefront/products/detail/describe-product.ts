import type { MetaDescriptor } from 'react-router';
import type { WireProduct } from '#contract/product-schemas.ts';
import { productList } from '#domain/products/product-list.ts';
import { toProduct } from '#web/shared/to-product.ts';
import type { Loaded } from '../../../data.ts';
import { absolute, type Matches, pageMeta } from '../../../meta.ts';
import { findStateText } from '../../page-texts/find-state-text.ts';
import { socialPicture } from '../../social-picture.ts';
import { isMissing } from './load-product.ts';
import { productPath } from './product-urls.ts';
import { structuredData } from './structured-data.ts';

/** Characters that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Meta tags and structured data of a product page. */
export function describeProduct(matches: Matches, loaded: Loaded<WireProduct> | undefined): MetaDescriptor[] {
  if (!loaded?.ok) return describeAbsence(matches, loaded);
  const product = toProduct(loaded.data);
  const path = productPath(product.id);
  return [
    ...pageMeta(matches, {
      title: product.seoTitle ?? product.name,
      description:
        product.seoDescription ?? Array.from(product.description).slice(0, DESCRIPTION_LENGTH).join(''),
      path,
      image: socialPicture(product.image, '/social-product.png'),
      imageText: product.pictureTexts?.[product.image],
      type: 'product',
      // A product in no list of the shop is not in a search engine either.
      ...(loaded.data.unlisted && { noIndex: true }),
    }),
    ...structuredData(product, path, (address) => absolute(matches, address)).map((entity) => ({
      'script:ld+json': entity,
    })),
  ];
}

function describeAbsence(matches: Matches, failed: { status: number } | undefined): MetaDescriptor[] {
  const isGone = failed !== undefined && isMissing(failed);
  return pageMeta(matches, {
    title: isGone ? findStateText(matches, 'productNotFoundTitle') : 'Product',
    description: 'This product cannot be shown.',
    path: productList.path,
    noIndex: true,
  });
}
