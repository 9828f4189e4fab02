/** The packing lists of orders. */
export function packingHref(ids: readonly string[]): string {
  return `/admin/packing?orders=${ids.join(',')}`;
}

export function packedIds(url: URL): string[] {
  return (url.searchParams.get('orders') ?? '').split(',').filter((id) => id !== '');
}
