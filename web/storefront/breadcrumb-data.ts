/** schema.org data of the breadcrumbs of a page. `toFullUrl` turns a path into a full URL. */
export function breadcrumbData(
  trail: readonly { name: string; path: string }[],
  toFullUrl: (path: string) => string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: toFullUrl(crumb.path),
    })),
  };
}
