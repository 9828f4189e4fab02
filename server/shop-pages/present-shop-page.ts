import { isDeepStrictEqual } from 'node:util';
import { presentFields } from '#contract/described.ts';
import type { WireShownPage, WireStaffPage, WireStaffPageRow } from '#contract/shop-page-schemas.ts';
import { richTextToPlain } from '#domain/rich-text/plain-text.ts';
import { isPolicy, type PageContent, SHOP_PAGE_FIELDS, shopPagePath } from '#domain/shop-pages/shop-page.ts';
import type { Publication } from '../page-texts/page-text-queries.ts';
import { presentPublications } from '../page-texts/present-publications.ts';
import { renderRichText, writeRichText } from '../rich-text/render-rich-text.ts';
import type { ListedPage, ShopPageRow } from './shop-page-queries.ts';

/** A page for shoppers. */
export function presentPage(page: Pick<ShopPageRow, 'id' | 'slug'>, content: PageContent): WireShownPage {
  return {
    path: shopPagePath(page),
    ...presentFields(SHOP_PAGE_FIELDS, content),
    bodyHtml: renderRichText(content.body),
    summary: Array.from(richTextToPlain(content.body).replaceAll('\n', ' ')).slice(0, SUMMARY).join(''),
  };
}

/** Characters that search engines show. */
const SUMMARY = 160;

export function presentPageRow({ id, slug, title, isPublished, hasDraft }: ListedPage): WireStaffPageRow {
  return {
    id,
    ...(isPolicy(id) && { policy: id }),
    ...(slug !== null && { slug }),
    title,
    path: shopPagePath({ id, slug }),
    isPublished,
    hasDraft,
  };
}

/** The draft of a page for staff. */
export function presentStaffPage(row: ShopPageRow, publications: readonly Publication[]): WireStaffPage {
  const { draft, published, version } = row;
  const isPublished = published !== null;
  const hasDraft = !isDeepStrictEqual(draft, published);
  return {
    ...presentPageRow({ ...row, title: draft.title, isPublished, hasDraft }),
    ...presentFields(SHOP_PAGE_FIELDS, draft),
    bodyHtml: writeRichText(draft.body),
    version,
    publications: presentPublications(publications),
  };
}
