export type PageLink = {
  label: string;
  to: string;
  /** The page after redirects, if it differs from `to`. */
  page?: string | undefined;
};

/** Specification, section 2. */
export const HEADER_LINKS: readonly PageLink[] = [
  { label: 'Home', to: '/user', page: '/user/home' },
  { label: 'About Us', to: '/user/about' },
  { label: 'Products', to: '/user/products' },
  { label: 'Track Order', to: '/user/track-order' },
  { label: 'Contact Us', to: '/user/contact' },
];

export const ACCOUNT_LINK: PageLink = { label: 'Your account', to: '/user/account' };

/** Specification, section 2. */
export const FOOTER_LINKS = HEADER_LINKS.map(({ label, to, page = to }) => ({ label, to: page }));

/** All lead to the whole list (specification, section 2). */
export const CATEGORY_LINKS: readonly PageLink[] = [
  'Electronics',
  'Home & Kitchen',
  'Fashion',
  'Beauty & Personal Care',
  'Sports & Outdoors',
].map((label) => ({ label, to: '/user/products' }));

/** `aria-current` of a link: 'page' for this page, 'true' for a page above it. */
export function currentness({ to, page = to }: PageLink, pathname: string): 'page' | 'true' | undefined {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end--;
  const path = pathname.slice(0, end);
  if (path === page) return 'page';
  return path.startsWith(`${page}/`) ? 'true' : undefined;
}
