import { randomBytes } from 'node:crypto';

/** Without letters that are read as another, or as a digit. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** The header of an answer that has the number of its request. */
export const REQUEST_NUMBER_HEADER = 'X-Request-Id';

/**
 * Creates the number by which the log names a request, short enough to be said on the telephone: ten letters
 * and digits in two groups, of 10^14 possible ones. It grants nothing, and repeats by accident at most.
 */
export function createRequestNumber(): string {
  let number = '';
  for (const byte of randomBytes(LENGTH)) number += LETTERS[byte % LETTERS.length];
  return `${number.slice(0, LENGTH / 2)}-${number.slice(LENGTH / 2)}`;
}
