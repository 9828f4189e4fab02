/** A reason not to start that a person can correct. `message` is one line, with what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
