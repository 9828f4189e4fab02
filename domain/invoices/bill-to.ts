/** The parts of an order that say who pays; absent and null are the same. */
type Billed = {
  userEmail: string;
  userPhone?: string | null | undefined;
  shippingAddress?: Place<'fullName' | 'zipCode'> | null | undefined;
  billingAddress?: (Place<'name' | 'zip'> & { companyName?: string | null | undefined }) | null | undefined;
};

type Place<Own extends string> = Record<'address' | 'city' | 'state' | 'country' | Own, string> & {
  phone?: string | null | undefined;
};

/** Whom an invoice is for. `address` holds its lines; null where the order has none. */
export type BillTo = { names: string[]; email: string; phone: string | null; address: string[] | null };

/** What stands in place of an address (spec 2). */
export const NO_ADDRESS = ['Address not provided', 'Please contact customer for details'] as const;

/** Whom an order's invoice is for: where it is billed to, else where it goes (spec 2). */
export function billTo({ userEmail, userPhone, shippingAddress, billingAddress }: Billed): BillTo {
  const place = billingAddress
    ? {
        ...billingAddress,
        zipCode: billingAddress.zip,
        names: [billingAddress.name, billingAddress.companyName],
      }
    : shippingAddress && { ...shippingAddress, names: [shippingAddress.fullName] };
  return {
    names: written(place?.names ?? []),
    email: userEmail,
    phone: userPhone || place?.phone || null,
    address: place
      ? written([
          place.address,
          written([place.city, `${place.state} ${place.zipCode}`]).join(', '),
          place.country,
        ])
      : null,
  };
}

function written(parts: readonly (string | null | undefined)[]): string[] {
  return parts.flatMap((part) => part?.trim() || []);
}
