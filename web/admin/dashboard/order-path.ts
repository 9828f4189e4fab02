/** Where staff see an order. */
export function orderPath(id: string): string {
  return `/admin/orders?order=${encodeURIComponent(id)}`;
}
