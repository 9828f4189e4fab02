import type { MetaDescriptor } from 'react-router';
import type { WireShownLooks } from '#contract/look-schemas.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';

/** `title` is followed by the shop's name; `wholeTitle` is not. */
type Titled = { title: string; wholeTitle?: undefined } | { wholeTitle: string; title?: undefined };

type Page = Titled & {
  description: string;
  /** Canonical path, including query parameters that change the page, e.g. '/user/products?page=2'. */
  path: string;
  /** Path of a preview picture; those of Marigold (`/social-…`) only while the shop has its name. */
  image?: string;
  /** What `image` shows. */
  imageText?: string | undefined;
  type?: 'website' | 'product';
  /** Hides the page from search engines. */
  noIndex?: boolean;
};

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical link and social preview of a page. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const url = absolute(matches, page.path);
  const shopName = findShopName(matches);
  const chosen = page.image?.startsWith('/social-') === false ? page.image : findSocialPicture(matches);
  const drawn = shopName === DEFAULT_SHOP_NAME ? (page.image ?? '/social-preview.png') : undefined;
  const image = chosen ?? drawn;
  const title = page.wholeTitle ?? `${page.title} – ${shopName}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: shopName },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...(image === undefined ? [] : [{ property: 'og:image', content: absolute(matches, image) }]),
    ...(image !== undefined && image === page.image && page.imageText
      ? [{ property: 'og:image:alt', content: page.imageText }]
      : []),
    ...(image !== undefined && chosen === undefined ? OWN_SIZE : []),
    { name: 'twitter:card', content: image === undefined ? 'summary' : 'summary_large_image' },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** Sizes in pixels of the shop's own preview pictures. */
const OWN_SIZE = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
];

export function absolute(matches: Matches, path: string): string {
  return new URL(path, findRoot(matches).origin).href;
}

/** The shop's name, for the `meta` of a page. */
export function findShopName(matches: Matches): string {
  return findRoot(matches).shopName;
}

function findSocialPicture(matches: Matches): string | undefined {
  const { looks } = findRoot(matches);
  return looks?.socialPicture;
}

/** The data of the root, which leaves the default name out; defaults if it could not be loaded. */
function findRoot(matches: Matches) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const loaded: { looks?: WireShownLooks } | null = typeof root === 'object' ? root : null;
  return { origin: 'http://localhost', shopName: DEFAULT_SHOP_NAME, ...loaded };
}
