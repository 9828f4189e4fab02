/**
 * Milliseconds a person needs at least to write to the shop: what comes sooner after the form was opened, a
 * program wrote.
 */
export const LEAST_WRITING_TIME = 2_000;

/** Milliseconds for which it is known when a form was opened. */
export const LONGEST_WRITING_TIME = 24 * 60 * 60 * 1_000;
