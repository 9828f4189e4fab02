/** A wrong setting or ledger, for a person to correct before the emulator starts. One line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
