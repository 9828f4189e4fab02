export function returnHref(id: string): string {
  return `/admin/returns/${encodeURIComponent(id)}`;
}
