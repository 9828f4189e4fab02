import { exitWithError } from '#server/exit-with-error.ts';
import { runDoctor } from './doctor/run-doctor.ts';

/**
 * npm run doctor [-- --mail ADDRESS]: checks what surrounds the shop, and sends a test mail. The shop may
 * run. Exit code 1: something is wrong.
 */
try {
  const { code, output } = await runDoctor(process.argv.slice(2), process.env);
  process.stdout.write(output);
  process.exitCode = code;
} catch (error) {
  exitWithError(error);
}
