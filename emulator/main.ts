import { readEmulatorSettings } from './emulator-settings.ts';
import { serveEmulator } from './serve-emulator.ts';
import { SettingsError } from './settings-error.ts';

/*
 * The emulator as a process: `node emulator/main.ts`. Its README lists the settings.
 */

try {
  const emulator = await serveEmulator(readEmulatorSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void emulator.close().catch(fail));
  }
  process.stdout.write(`The Stripe emulator is open at ${emulator.address}\n`);
} catch (error) {
  fail(error);
}

/** One line for an error a person can correct, the stack for any other. */
function fail(error: unknown): void {
  const text =
    error instanceof SettingsError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
