/** The reviews that count in the rating of a product, as staff set it. */
export const COUNTED_REVIEWS = ['all', 'verified'] as const;
export type CountedReviews = (typeof COUNTED_REVIEWS)[number];
