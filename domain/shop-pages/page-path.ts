/** The page that staff added. Alone, since pages of shoppers load it. */
export function pagePath(slug: string): string {
  return `/user/pages/${slug}`;
}
