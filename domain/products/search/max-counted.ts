/** Products of an offered search are counted up to here; as many mean that or more. */
export const MAX_COUNTED = 1_000;
