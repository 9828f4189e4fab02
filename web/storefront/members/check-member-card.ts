import { checkExpiry } from '../payments/card/card-expiry.ts';
import { checkCardNumber, readDigits } from '../payments/card/card-number.ts';
import type { CheckCardField } from '../payments/card/typed-card.ts';

/** Rules of the membership form (specification, section 5): cards of 16 digits. */
export const checkMemberCard: CheckCardField = (card, field, now) => {
  switch (field) {
    case 'number':
      return checkNumber(card.number);
    case 'expiry':
      return checkExpiry(card.expiry, now);
    case 'cvc':
      return checkCvc(card.cvc.trim());
  }
};

function checkNumber(typed: string): string | null {
  const isOnlyDigits = /^[\d\s]*$/.test(typed);
  if (typed.trim() === '') return 'Card number is required';
  if (!isOnlyDigits || readDigits(typed).length !== 16) return 'Card number must be 16 digits';
  return checkCardNumber(typed);
}

function checkCvc(code: string): string | null {
  if (code === '') return 'CVC is required';
  return /^\d{3,4}$/.test(code) ? null : 'CVC must be 3 or 4 digits';
}
