/** Best first. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];
