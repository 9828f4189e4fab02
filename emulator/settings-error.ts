/** A setting or a ledger that a person must correct before the emulator can start. The message is one line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
