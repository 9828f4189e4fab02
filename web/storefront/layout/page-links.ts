export type PageLink = {
  label: string;
  to: string;
  /** The page it ends at, where that is another address than `to`. */
  page?: string;
};

/** The links of the header (spec 2). */
export const HEADER_LINKS: readonly PageLink[] = [
  { label: 'Home', to: '/user', page: '/user/home' },
  { label: 'About Us', to: '/user/about' },
  { label: 'Products', to: '/user/products' },
  { label: 'Track Order', to: '/user/track-order' },
  { label: 'Contact Us', to: '/user/contact' },
];

/** The links of the footer (spec 2). */
export const FOOTER_LINKS: readonly PageLink[] = [
  { label: 'Home', to: '/user/home' },
  { label: 'About Us', to: '/user/about' },
  { label: 'Products', to: '/user/products' },
  { label: 'Track Order', to: '/user/track-order' },
  { label: 'Contact Us', to: '/user/contact' },
];

/** The categories of the footer; all lead to the whole list (spec 2). */
export const CATEGORY_LINKS: readonly PageLink[] = [
  'Electronics',
  'Home & Kitchen',
  'Fashion',
  'Beauty & Personal Care',
  'Sports & Outdoors',
].map((label) => ({ label, to: '/user/products' }));

/**
 * What `aria-current` says of a link: it leads to this very page, to one this page is a part of, or
 * elsewhere.
 */
export function currentness({ to, page = to }: PageLink, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === page) return 'page';
  return path.startsWith(`${page}/`) ? 'true' : undefined;
}
