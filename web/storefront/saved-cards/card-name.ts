import type { WireSavedCard } from '#contract/calls/saved-cards.ts';

/** By the provider's names. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** 'Visa ending in 4242'. */
export function formatCardName({ brand, last4 }: Pick<WireSavedCard, 'brand' | 'last4'>): string {
  return `${BRANDS[brand] ?? 'Card'} ending in ${last4}`;
}

/** 'Expires 04/31'; 'Expired 04/31' once its month is over. */
export function formatCardExpiry(card: Pick<WireSavedCard, 'expMonth' | 'expYear'>, now: Date): string {
  const { expMonth, expYear } = card;
  const date = `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
  return `${isExpired(card, now) ? 'Expired' : 'Expires'} ${date}`;
}

/** A card is valid to the end of its month. */
export function isExpired(
  { expMonth, expYear }: Pick<WireSavedCard, 'expMonth' | 'expYear'>,
  now: Date,
): boolean {
  return now.getTime() >= new Date(expYear, expMonth).getTime();
}
