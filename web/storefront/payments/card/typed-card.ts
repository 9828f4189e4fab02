import { checkExpiry } from './card-expiry.ts';
import { checkCardNumber } from './card-number.ts';
import { checkSecurityCode } from './card-security-code.ts';

/** A card as typed. Sent to the provider only, never stored. */
export type TypedCard = { number: string; expiry: string; cvc: string };

export type CardField = keyof TypedCard;

/** In the order of the form. */
export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** The error of a field, or null. */
export type CheckCardField = (card: TypedCard, field: CardField, now: Date) => string | null;

export function checkCardField(card: TypedCard, field: CardField, now: Date): string | null {
  switch (field) {
    case 'number':
      return checkCardNumber(card.number);
    case 'expiry':
      return checkExpiry(card.expiry, now);
    case 'cvc':
      return checkSecurityCode(card.cvc, card.number);
  }
}

/** Errors by field; empty for a valid card. */
export function checkCard(
  card: TypedCard,
  now: Date,
  checkOne: CheckCardField = checkCardField,
): Partial<Record<CardField, string>> {
  return Object.fromEntries(
    CARD_FIELDS.flatMap((field) => {
      const problem = checkOne(card, field, now);
      return problem ? [[field, problem]] : [];
    }),
  );
}
