/** schema.org data of the breadcrumbs of a page. `addressOf` turns a path into a full URL. */
export function breadcrumbData(
  trail: readonly { name: string; path: string }[],
  addressOf: (path: string) => string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: addressOf(crumb.path),
    })),
  };
}
