/** A review of a product (specification, section 3). */
export type Review = {
  id: string;
  productId: string;
  userName: string;
  userEmail: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  title: string;
  comment: string;
  /** True if that email address has a paid order of the product, as found by the server or set by staff. */
  verified: boolean;
  helpful: number;
  createdAt: Date;
  /** Set while it waits for approval by staff. */
  heldAt: Date | null;
  /** Set while deleted by staff, who can restore it. */
  deletedAt: Date | null;
  /** The order it was written about, if any. */
  orderId: string | null;
};

/** True if shoppers see it. */
export function isPublished({ heldAt, deletedAt }: Pick<Review, 'heldAt' | 'deletedAt'>): boolean {
  return heldAt === null && deletedAt === null;
}

/** True if staff are to approve or reject it. */
export function isWaiting({ heldAt, deletedAt }: Pick<Review, 'heldAt' | 'deletedAt'>): boolean {
  return heldAt !== null && deletedAt === null;
}

/** The average of `count` ratings with that `sum`, with one decimal; 0 without ratings. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

/** Good from 4.5, fair from 3.5, otherwise poor (specification, section 2). */
export function ratingTone(rating: number): 'good' | 'fair' | 'poor' {
  if (rating >= 4.5) return 'good';
  return rating >= 3.5 ? 'fair' : 'poor';
}

/** Labels of 1 to 5 stars (specification, section 2). */
export const STAR_LABELS = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;
