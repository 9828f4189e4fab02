/** `discountBasisPoints` of the subtotal (500 = 5 %). */
export type MemberBenefit = { shipsFree: boolean; discountBasisPoints: number };
