export function trackingPath(orderId: string): string {
  return `/user/track-order?order=${encodeURIComponent(orderId)}`;
}
