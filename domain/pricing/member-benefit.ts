/**
 * What a membership does to an order. `discountBasisPoints` of the subtotal (500 = 5 %), at most all of it.
 */
export type MemberBenefit = { shipsFree: boolean; discountBasisPoints: number };
