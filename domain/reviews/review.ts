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
  /** Whether that e-mail address has a paid order of that product. Only the server decides it. */
  verified: boolean;
  helpful: number;
  createdAt: Date;
};

/** The average of `count` ratings that add up to `sum`, with one decimal; 0 without ratings. */
export function averageRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
