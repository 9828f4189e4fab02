/**
 * The treatment of the money of a paid order that ends.
 * - refund: the payment provider returns it; owed where it came another way
 * - returned: staff have returned it another way, which they name
 * - owed: it is kept for now, and shown until it is returned
 */
export const MONEY_CHOICES = ['refund', 'returned', 'owed'] as const;

export type MoneyChoice = (typeof MONEY_CHOICES)[number];

/** The choice of staff about the money; `way` is how they returned it: 'Bank transfer'. */
export type MoneyOfEnd = { money?: MoneyChoice | undefined; way?: string | null | undefined };

/** The default for the way in which staff returned money. */
export const OTHER_WAY = 'Another way';
