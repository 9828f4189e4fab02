import { formatLongDate } from '../dates.ts';

/**
 * What keeps the data of a customer from being erased, because it is needed until it has ended.
 * - payment: begun, and the payment is processing
 * - order: not delivered yet, and not rejected
 * - return: asked for, and not closed
 * - refund: not returned yet
 * - exchange: its new order is not placed yet
 * - dispute: a bank has not decided yet
 * - membership: paid until a date
 */
export type ErasureObstacle =
  | { kind: 'payment' | 'order' | 'return' | 'refund' | 'exchange' | 'dispute'; id: string }
  | { kind: 'membership'; id: string; until: Date };

/** Explains why a customer cannot be erased yet: a sentence for each cause, with the time it takes. */
export function explainObstacles(obstacles: readonly ErasureObstacle[], zone: string): string {
  const kinds = Map.groupBy(obstacles, ({ kind }) => kind);
  const sentences = ORDER.flatMap((kind) => {
    const found = kinds.get(kind);
    return found ? SENTENCES[kind](found, zone) : [];
  });
  return ['Your data is still needed.', ...sentences].join(' ');
}

type Kind = ErasureObstacle['kind'];

const ORDER: readonly Kind[] = ['payment', 'order', 'return', 'exchange', 'refund', 'dispute', 'membership'];

const SENTENCES: Record<Kind, (found: readonly ErasureObstacle[], zone: string) => string> = {
  payment: () => 'A payment has begun and is not finished: please try again in an hour.',
  order: (found) =>
    found.length === 1
      ? `${joinIds(found)} is not delivered yet: please try again after that, or cancel it.`
      : `${joinIds(found)} are not delivered yet: please try again after that, or cancel them.`,
  return: (found) => `Until a return is closed, we need to know who sends it: ${joinIds(found)}.`,
  exchange: (found) => `An exchange is not finished: ${joinIds(found)}.`,
  refund: (found) => `A refund is still on its way to you, for up to ten days: ${joinIds(found)}.`,
  dispute: (found) => `Your bank has not decided about a payment yet: ${joinIds(found)}.`,
  membership: (found, zone) => `Your membership lasts until ${formatLongDate(lastEnd(found), zone)}.`,
};

/** Ids named at most; an account may have hundreds of orders. */
const MOST_IDS = 3;

function joinIds(found: readonly ErasureObstacle[]): string {
  const named = found.slice(0, MOST_IDS).map(({ id }) => id);
  const more = found.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

function lastEnd(found: readonly ErasureObstacle[]): Date {
  const ends = found.flatMap((one) => (one.kind === 'membership' ? one.until.getTime() : []));
  return new Date(Math.max(...ends));
}

/** In place of an email address that was erased. Nothing can be sent to `.invalid` (RFC 2606). */
const ERASED_DOMAIN = '@erased.invalid';

/** The name that the orders of one erased customer share; `id`: random, of the erasure. */
export function erasedEmail(id: string): string {
  return `erased-${id.slice(0, 12)}${ERASED_DOMAIN}`;
}

export function isErasedEmail(email: string): boolean {
  return email.endsWith(ERASED_DOMAIN);
}
