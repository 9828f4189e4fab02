import type { LucideIcon } from 'lucide-react';

/** Somewhere in the back office that a quick search leads to. */
export type Place = {
  kind: 'screen' | 'order' | 'invoice' | 'product' | 'customer';
  to: string;
  label: string;
  /** What tells it from others of that name. */
  hint?: string;
  /** The picture of a screen; others have that of their kind. */
  icon?: LucideIcon;
};

/** The headings of the kinds, in the order they are listed. */
export const PLACE_KINDS: readonly { kind: Place['kind']; heading: string }[] = [
  { kind: 'screen', heading: 'Screens' },
  { kind: 'order', heading: 'Orders' },
  { kind: 'invoice', heading: 'Invoices' },
  { kind: 'product', heading: 'Products' },
  { kind: 'customer', heading: 'Customers' },
];
