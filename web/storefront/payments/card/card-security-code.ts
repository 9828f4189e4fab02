import { findBrand } from './card-brand.ts';
import { readDigits } from './card-number.ts';

function securityCodeLength(cardNumber: string): number {
  return findBrand(readDigits(cardNumber))?.codeLength ?? 4;
}

export function formatSecurityCode(typed: string, cardNumber: string): string {
  return readDigits(typed).slice(0, securityCodeLength(cardNumber));
}

/** The error of a security code, or null. Its length depends on the brand. */
export function checkSecurityCode(typed: string, cardNumber: string): string | null {
  const code = typed.trim();
  if (code === '') return 'CVC is required';
  const brand = findBrand(readDigits(cardNumber));
  const isRight = brand ? code.length === brand.codeLength : code.length === 3 || code.length === 4;
  if (isRight && /^\d+$/.test(code)) return null;
  return `CVC must be ${brand ? brand.codeLength : '3 or 4'} digits`;
}
