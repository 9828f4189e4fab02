/** The name of who an order is for; null without an address. */
export function buyerName({
  shippingAddress,
  billingAddress,
}: {
  shippingAddress?: { fullName: string } | null | undefined;
  billingAddress?: { name: string } | null | undefined;
}): string | null {
  return shippingAddress?.fullName ?? billingAddress?.name ?? null;
}
