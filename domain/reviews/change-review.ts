import { isPublished, isWaiting, type Review } from './review.ts';

/** The fields of a review that staff may change. */
export type ReviewEdit = Partial<
  Pick<Review, 'userName' | 'userEmail' | 'rating' | 'title' | 'comment' | 'verified'>
>;

export type ReviewChange =
  | { kind: 'edit'; edit: ReviewEdit }
  | { kind: 'approve' }
  | { kind: 'reject'; at: Date }
  | { kind: 'delete'; at: Date }
  | { kind: 'restore' };

/** Why a change cannot be made. */
export type ReviewProblem = 'missing' | 'published';

/** Null if the change can be made. A deleted review can only be deleted or restored. */
export function findProblem({ kind }: ReviewChange, review: Review): ReviewProblem | null {
  if (kind === 'delete' || kind === 'restore') return null;
  if (review.deletedAt !== null) return 'missing';
  return kind === 'reject' && !isWaiting(review) ? 'published' : null;
}

/** The changed fields, before and after. */
export type ReviewDifference = { before: Partial<Review>; after: Partial<Review> };

/** The review after a change, and the difference; empty if nothing changed. */
export function changeReview(
  review: Review,
  change: ReviewChange,
): { review: Review; difference: ReviewDifference } {
  const changed = { ...review, ...wantedBy(change, review) };
  const names = listFields(review).filter((name) => !isSame(review[name], changed[name]));
  return {
    review: changed,
    difference: { before: pick(review, names), after: pick(changed, names) },
  };
}

type Rated = Pick<Review, 'rating' | 'verified' | 'heldAt' | 'deletedAt'>;

/** Its contribution to the product's ratings, of all reviews and of verified ones: none unless published. */
export function pickRating(review: Rated) {
  const count = isPublished(review) ? 1 : 0;
  const verifiedCount = review.verified ? count : 0;
  return {
    sum: count * review.rating,
    count,
    verifiedSum: verifiedCount * review.rating,
    verifiedCount,
  };
}

function wantedBy(change: ReviewChange, { deletedAt }: Review): Partial<Review> {
  switch (change.kind) {
    case 'edit':
      return Object.fromEntries(Object.entries(change.edit).filter(([, value]) => value !== undefined));
    case 'approve':
      return { heldAt: null };
    case 'reject':
    case 'delete':
      return { deletedAt: deletedAt ?? change.at };
    case 'restore':
      return { deletedAt: null };
  }
}

function listFields(review: Review): (keyof Review)[] {
  return Object.keys(review) as (keyof Review)[];
}

function isSame(before: unknown, after: unknown): boolean {
  return before instanceof Date && after instanceof Date ? +before === +after : before === after;
}

function pick(review: Review, names: readonly (keyof Review)[]): Partial<Review> {
  return Object.fromEntries(names.map((name) => [name, review[name]]));
}
