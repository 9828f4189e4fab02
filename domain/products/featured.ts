/** So many featured products Home shows, the newest: three rows of four. */
export const MOST_FEATURED = 12;
