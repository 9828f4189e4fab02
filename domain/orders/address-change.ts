import type { ShippingAddress } from './order.ts';

/** The parts of a shipping address with their labels. */
export const ADDRESS_LABELS = {
  fullName: 'Name',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  country: 'Country',
  phone: 'Phone',
} as const satisfies Record<keyof ShippingAddress, string>;

export type AddressPart = keyof ShippingAddress;

/** The parts in the order in which they are asked: what a country calls the others depends on it. */
export const ASKED_PARTS = [
  'fullName',
  'country',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
] as const satisfies readonly AddressPart[];

/** Null for an empty part. */
export type AddressParts = Partial<Record<AddressPart, string | null>>;

/** The parts in which two addresses differ; null if none do. */
export function addressChange(
  before: ShippingAddress | null,
  after: ShippingAddress,
): { before: AddressParts; after: AddressParts } | null {
  const changed = ADDRESS_PARTS.filter((part) => (before?.[part] ?? null) !== (after[part] ?? null));
  if (changed.length === 0) return null;
  const pick = (address: ShippingAddress | null): AddressParts =>
    Object.fromEntries(changed.map((part) => [part, address?.[part] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** 'ZIP code: 97201 → 97202' for each changed part. */
export function describeAddressChange(before: AddressParts, after: AddressParts): string {
  return ADDRESS_PARTS.filter((part) => part in after)
    .map((part) => `${ADDRESS_LABELS[part]}: ${before[part] || 'empty'} → ${after[part] || 'empty'}`)
    .join('; ');
}

export function isAddressPart(name: string): name is AddressPart {
  return name in ADDRESS_LABELS;
}

export const ADDRESS_PARTS: readonly AddressPart[] = Object.keys(ADDRESS_LABELS).filter(isAddressPart);
