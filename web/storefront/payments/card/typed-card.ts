import { checkExpiry } from './card-expiry.ts';
import { checkCardNumber } from './card-number.ts';
import { checkSecurityCode } from './card-security-code.ts';

/** A card as it stands in the form. It goes to the payment provider alone and is kept nowhere. */
export type TypedCard = { number: string; expiry: string; cvc: string };

export type CardField = keyof TypedCard;

/** In the order they stand in the form. */
export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** What is wrong with a field of a card, or null. */
export type CheckCardField = (card: TypedCard, field: CardField, now: Date) => string | null;

/** By the rules of cards themselves. */
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

/** One message for each wrong field; empty when the card may be sent. */
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
