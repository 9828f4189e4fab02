/** Featured products on Home: three rows of four. */
export const MAX_FEATURED = 12;
