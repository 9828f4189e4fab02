import { runAudit } from './audit/run-audit.ts';

/**
 * npm run audit: compares what the payment provider and the database say of the same money and goods. The
 * shop may run. Exit code 1: something does not agree; 2: it could not look.
 */
const { code, output, errors } = await runAudit(process.env);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
