/** A reason not to start that a person can fix. `message` is one line that says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
