/**
 * A reason the shop cannot start that a person can mend. The message is one line and says what to do;
 * the process prints it and exits with 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
