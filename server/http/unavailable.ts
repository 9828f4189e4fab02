import type { FailureCode } from '#contract/failure.ts';

/**
 * Something the shop depends on does not answer for a moment: the call fails with 503, and can be sent again.
 */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly code: FailureCode;
  /** What people read, beside `message`, which is for the log. */
  readonly words: string;

  constructor(message: string, code: FailureCode, words: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.words = words;
  }
}
