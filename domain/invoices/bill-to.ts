import { addressLines } from '../address-lines.ts';

type Billed = {
  userEmail: string;
  userPhone?: string | null | undefined;
  shippingAddress?: Place<'fullName' | 'zipCode'> | null | undefined;
  billingAddress?: (Place<'name' | 'zip'> & { companyName?: string | null | undefined }) | null | undefined;
};

type Place<Own extends string> = Record<'address' | 'city' | 'state' | 'country' | Own, string> & {
  phone?: string | null | undefined;
};

/** The recipient of an invoice; `address` holds its lines, null if the order has none. */
export type BillTo = { names: string[]; email: string; phone: string | null; address: string[] | null };

/** Shown instead of a missing address (specification, section 2). */
export const NO_ADDRESS = ['Address not provided', 'Please contact customer for details'] as const;

/** The billing address if there is one, otherwise the shipping address (specification, section 2). */
export function billTo({ userEmail, userPhone, shippingAddress, billingAddress }: Billed): BillTo {
  const place = billingAddress
    ? {
        ...billingAddress,
        zipCode: billingAddress.zip,
        names: [billingAddress.name, billingAddress.companyName],
      }
    : shippingAddress && { ...shippingAddress, names: [shippingAddress.fullName] };
  return {
    names: nonEmpty(place?.names ?? []),
    email: userEmail,
    phone: userPhone || place?.phone || null,
    address: place ? addressLines(place) : null,
  };
}

function nonEmpty(parts: readonly (string | null | undefined)[]): string[] {
  return parts.flatMap((part) => part?.trim() || []);
}
