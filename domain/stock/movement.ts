/**
 * Kinds of stock movements. Counting begins and ends with a movement of the whole count, so the changes of a
 * product always add up to its stock, and to 0 while it is not counted.
 */
export const MOVEMENT_KINDS = [
  'counting_started',
  'counting_stopped',
  'received',
  'sold',
  'returned',
  'written_off',
  'corrected',
  'held',
  'released',
] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Kinds of a change by staff. */
export const CHANGE_KINDS = ['received', 'written_off', 'corrected'] as const satisfies MovementKind[];

export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CAUSE_KINDS = ['checkout', 'order', 'refund', 'return', 'staff', 'import', 'shop'] as const;

export type CauseKind = (typeof CAUSE_KINDS)[number];

/** Why stock moves. `id`: of the checkout, order, refund, return or import; of staff, the email address. */
export type StockCause = {
  kind: CauseKind;
  id: string | null;
  /** A short sentence for staff. */
  reason: string;
  /** The name of the staff member who caused it, if one did. */
  staff?: string;
  at: Date;
};

/** A change of a variant's stock. Positive: pieces were added. */
export type Movement = {
  id: number;
  productId: string;
  variantId: string;
  kind: MovementKind;
  change: number;
  /** The stock after it. Null while stock is not counted, and for held pieces that are sold. */
  stock: number | null;
  cause: { kind: CauseKind; id: string | null };
  reason: string;
  staff: string | null;
  at: Date;
};
