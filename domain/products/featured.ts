/** Featured products on Home: three rows of four. */
export const MOST_FEATURED = 12;
