/** A review of a product (spec 3). */
export type Review = {
  id: string;
  productId: string;
  userName: string;
  userEmail: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  title: string;
  comment: string;
  /** Whether that e-mail address has a paid order of that product, as the server found or staff decided. */
  verified: boolean;
  helpful: number;
  createdAt: Date;
  /** When staff took it away; it can be brought back. */
  deletedAt: Date | null;
  /** The order it was written about; null where it was written without one. */
  orderId: string | null;
};

/** The average of `count` ratings that add up to `sum`, with one decimal; 0 without ratings. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

/** How well a rating does: good from 4.5, fair from 3.5, else poor (spec 2). */
export function ratingTone(rating: number): 'good' | 'fair' | 'poor' {
  if (rating >= 4.5) return 'good';
  return rating >= 3.5 ? 'fair' : 'poor';
}

/** What stars stand for, by their number less one (spec 2). */
export const STAR_LABELS = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;
