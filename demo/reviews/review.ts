export type Rating = 1 | 2 | 3 | 4 | 5;

/**
 * A review of the demo catalogue. `daysAgo` is relative to the day of seeding; `helpful` is a number of
 * votes.
 */
export type DemoReview = {
  id: string;
  productId: string;
  userName: string;
  userEmail: string;
  rating: Rating;
  title: string;
  comment: string;
  verified: boolean;
  helpful: number;
  daysAgo: number;
};

/** The parts of a product that its reviews depend on; without `daysAgo` it counts as old. */
export type ReviewedProduct = { id: string; name: string; category: string; daysAgo?: number };

/** How many days ago the product came on sale. No review is older. */
export function ageOf({ daysAgo = 540 }: Pick<ReviewedProduct, 'daysAgo'>): number {
  return daysAgo;
}
