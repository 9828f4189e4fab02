export type CardBrand = {
  name: string;
  begins: RegExp;
  lengths: readonly number[];
  /** Digits of the security code. */
  codeLength: 3 | 4;
  /** Group sizes of a printed number; further groups have four digits. */
  groups: readonly number[];
};

const FOURS = [4, 4, 4, 4];
const UP_TO_19 = [16, 17, 18, 19];

/* Ranges of ISO/IEC 7812. */
const BRANDS: readonly CardBrand[] = [
  { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], codeLength: 3, groups: FOURS },
  {
    name: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    codeLength: 3,
    groups: FOURS,
  },
  { name: 'American Express', begins: /^3[47]/, lengths: [15], codeLength: 4, groups: [4, 6, 5] },
  { name: 'Discover', begins: /^(6011|64[4-9]|65)/, lengths: UP_TO_19, codeLength: 3, groups: FOURS },
  {
    name: 'Diners Club',
    begins: /^36/,
    lengths: [14, 15, 16, 17, 18, 19],
    codeLength: 3,
    groups: [4, 6, 4],
  },
  { name: 'Diners Club', begins: /^3(0[0-5]|095|[89])/, lengths: UP_TO_19, codeLength: 3, groups: FOURS },
  { name: 'JCB', begins: /^35(2[89]|[3-8])/, lengths: UP_TO_19, codeLength: 3, groups: FOURS },
  { name: 'UnionPay', begins: /^(62|81)/, lengths: UP_TO_19, codeLength: 3, groups: FOURS },
];

export function findBrand(digits: string): CardBrand | null {
  return BRANDS.find(({ begins }) => begins.test(digits)) ?? null;
}
