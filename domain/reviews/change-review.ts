import type { Review } from './review.ts';

/** The fields of a review that staff may change. */
export type ReviewEdit = Partial<
  Pick<Review, 'userName' | 'userEmail' | 'rating' | 'title' | 'comment' | 'verified'>
>;

export type ReviewChange =
  | { kind: 'edit'; edit: ReviewEdit }
  | { kind: 'delete'; at: Date }
  | { kind: 'restore' };

/** The changed fields, before and after. */
export type ReviewDifference = { before: Partial<Review>; after: Partial<Review> };

/** The review after a change, and the difference; empty if nothing changed. */
export function changeReview(
  review: Review,
  change: ReviewChange,
): { review: Review; difference: ReviewDifference } {
  const changed = { ...review, ...wantedBy(change, review) };
  const names = fieldsOf(review).filter((name) => !isSame(review[name], changed[name]));
  return {
    review: changed,
    difference: { before: pick(review, names), after: pick(changed, names) },
  };
}

/** Its contribution to the product's ratings: none while deleted. */
export function ratingOf({ rating, deletedAt }: Pick<Review, 'rating' | 'deletedAt'>) {
  return deletedAt === null ? { sum: rating, count: 1 } : { sum: 0, count: 0 };
}

function wantedBy(change: ReviewChange, { deletedAt }: Review): Partial<Review> {
  switch (change.kind) {
    case 'edit':
      return Object.fromEntries(Object.entries(change.edit).filter(([, value]) => value !== undefined));
    case 'delete':
      return { deletedAt: deletedAt ?? change.at };
    case 'restore':
      return { deletedAt: null };
  }
}

function fieldsOf(review: Review): (keyof Review)[] {
  return Object.keys(review) as (keyof Review)[];
}

function isSame(before: unknown, after: unknown): boolean {
  return before instanceof Date && after instanceof Date ? +before === +after : before === after;
}

function pick(review: Review, names: readonly (keyof Review)[]): Partial<Review> {
  return Object.fromEntries(names.map((name) => [name, review[name]]));
}
