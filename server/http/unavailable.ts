import type { FailureCode } from '#contract/failure.ts';

/** A service that the shop depends on does not answer: the call fails with 503, and can be sent again. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly code: FailureCode;
  /** For people; `message` is for the log. */
  readonly userMessage: string;

  constructor(message: string, code: FailureCode, userMessage: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.userMessage = userMessage;
  }
}
