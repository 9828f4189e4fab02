import type { MetaDescriptor } from 'react-router';

type Page = {
  title: string;
  description: string;
  /** Canonical path, including query parameters that change the page, e.g. '/user/products?page=2'. */
  path: string;
  /** Path of a preview picture; defaults to the shop's own. */
  image?: string;
  type?: 'website' | 'product';
  /** Hides the page from search engines. */
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

/** Sizes in pixels of the shop's own preview pictures. */
const OWN_SIZE = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
];

export function absolute(matches: Matches, path: string): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const hasOrigin = typeof root === 'object' && root !== null && 'origin' in root;
  return new URL(path, hasOrigin ? String(root.origin) : 'http://localhost').href;
}
