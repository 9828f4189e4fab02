import { CARD_PROBLEMS, type CardProblem } from './declines.ts';
import { findTestCard } from './test-cards.ts';

/** A typed card: digits, with or without spaces and dashes. As with Stripe, a security code is optional. */
type TypedCard = { number: string; expMonth: string; expYear: string; cvc: string | undefined };

/**
 * Checks a card in Stripe's order: number, expiry, security code. A valid number that is no test card is
 * declined here, before any of it is stored: it may be a real card.
 */
export function readCard(typed: TypedCard, now: Date) {
  const number = typed.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) return refuse(CARD_PROBLEMS.invalid_number);
  if (!passesLuhn(number)) return refuse(CARD_PROBLEMS.incorrect_number);

  const expMonth = readDigits(typed.expMonth);
  const expYear = readYear(typed.expYear);
  const thisYear = now.getUTCFullYear();
  if (expMonth < 1 || expMonth > 12) return refuse(CARD_PROBLEMS.invalid_expiry_month);
  if (expYear < thisYear || expYear > thisYear + 50) return refuse(CARD_PROBLEMS.invalid_expiry_year);
  if (expYear === thisYear && expMonth < now.getUTCMonth() + 1) {
    return refuse(CARD_PROBLEMS.invalid_expiry_month);
  }

  const { cvc } = typed;
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) return refuse(CARD_PROBLEMS.invalid_cvc);

  const card = findTestCard(number);
  if (!card) return refuse(CARD_PROBLEMS.not_a_test_card);
  return { ok: true as const, card, expMonth, expYear, securityCodeGiven: cvc !== undefined };
}

function refuse(problem: CardProblem) {
  return { ok: false, problem } as const;
}

/** The check digit of ISO/IEC 7812: with every second digit from the right doubled, the sum ends in 0. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** '34' and '2034' are both 2034. */
function readYear(text: string): number {
  const year = readDigits(text);
  return text.length === 2 ? 2000 + year : year;
}

/** 0, which no card has, for anything but digits. */
function readDigits(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
