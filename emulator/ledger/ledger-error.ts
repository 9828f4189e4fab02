/** A ledger that cannot be opened. `message` is one line that says what to do. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

export function notALedger(file: string): LedgerError {
  return new LedgerError(
    `${file} is not a payment ledger this version can read. Move it away, or name another file.`,
  );
}

export function damagedLedger(file: string): LedgerError {
  return new LedgerError(`The payment ledger ${file} is damaged. Restore it from a backup.`);
}
