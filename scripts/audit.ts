import { runAudit } from './audit/run-audit.ts';

/**
 * npm run audit [-- --all]: compares what the payment provider and the database say of the same money and
 * goods. The shop may run. Prints the first hundred findings, or all. Exit code 1: something does not agree;
 * 2: it could not look.
 */
const { code, output, errors } = await runAudit(process.env, { all: process.argv.includes('--all') });
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
