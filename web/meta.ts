import type { MetaDescriptor } from 'react-router';

type Page = {
  title: string;
  description: string;
  /**
   * The page's own path with the part of its query that makes another page of it, e.g.
   * '/user/products?page=2'.
   */
  path: string;
  /** A picture for previews, as a path; the shop's own where a page has none. */
  image?: string;
  /** 'product' for a product page. */
  type?: 'website' | 'product';
  /** Pages that are nobody else's business stay out of search engines. */
  noIndex?: boolean;
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical link and social preview of a page. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const url = absolute(matches, page.path);
  const image = absolute(matches, page.image ?? '/social-preview.png');
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Marigold' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    ...(page.image === undefined || page.image.startsWith('/social-') ? OWN_SIZE : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** Of the shop's own pictures for previews, in pixels. */
const OWN_SIZE = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
];

/** A path as a full address of the shop. */
export function absolute(matches: Matches, path: string): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const hasOrigin = typeof root === 'object' && root !== null && 'origin' in root;
  return new URL(path, hasOrigin ? String(root.origin) : 'http://localhost').href;
}
