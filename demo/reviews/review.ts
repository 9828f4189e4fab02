export type Rating = 1 | 2 | 3 | 4 | 5;

/**
 * A review of the demo catalogue. `daysAgo` counts back from the day of seeding; `helpful` is a count of
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

/** What the reviews need to know of a product; without `daysAgo` it counts as long on sale. */
export type ReviewedProduct = { id: string; name: string; category: string; daysAgo?: number };

/** How many days ago the product came on sale. No review is older. */
export function ageOf({ daysAgo = 540 }: Pick<ReviewedProduct, 'daysAgo'>): number {
  return daysAgo;
}
