import { type Fields, mapFields, type ValuesOf } from '../fields/field.ts';
import { MAX_PAYMENT } from '../money.ts';

const MAX_USES = 1_000_000;

/** The limits of a discount: numbers that staff may leave out (null), and the wire then too. */
export const DISCOUNT_LIMITS = {
  /** The smallest subtotal of the lines it is for, before all discounts. */
  minimumSubtotal: {
    kind: 'cents',
    orNone: true,
    most: MAX_PAYMENT,
    label: 'From a subtotal of',
    subject: 'The minimum',
  },
  usageLimit: {
    kind: 'count',
    orNone: true,
    least: 1,
    most: MAX_USES,
    label: 'Uses in all',
    subject: 'The limit',
  },
  perCustomer: {
    kind: 'count',
    orNone: true,
    least: 1,
    most: MAX_USES,
    label: 'Uses per customer',
    subject: 'The limit per customer',
  },
} as const satisfies Fields;

export type DiscountLimits = ValuesOf<typeof DISCOUNT_LIMITS>;

/** Maps each limit by its name. */
export function eachLimit<Value>(make: (name: keyof DiscountLimits) => Value) {
  return mapFields(DISCOUNT_LIMITS, (_, name) => make(name));
}
