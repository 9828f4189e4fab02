import { StartupError } from '#postgres/startup-error.ts';
import { readConfig } from '#server/config/config.ts';
import { exitWithError } from '#server/exit-with-error.ts';
import { auditInParts } from './audit/audit-in-parts.ts';
import { EXPECTED_OF_ANY_SHOP } from './audit/facts.ts';
import { formatReport } from './audit/find-violations.ts';
import { openSources } from './audit/open-sources.ts';
import { ProviderRefused } from './audit/provider.ts';

/**
 * npm run audit: compares what the payment provider and the database say of the same money and goods. The
 * shop may run. Exit code 1: something does not agree; 2: it could not look.
 */
try {
  const { client, provider, close } = await openSources(readConfig(process.env));
  const report = await auditInParts({ client, provider, expected: EXPECTED_OF_ANY_SHOP }).finally(close);
  process.stdout.write(`${formatReport(report)}\n`);
  process.exitCode = report.violations.length > 0 ? 1 : 0;
} catch (error) {
  exitWithError(isOutside(error) ? new StartupError(`It could not look: ${reasonOf(error)}`) : error);
  process.exitCode = 2;
}

/** True for what is wrong outside this command: the database or the provider. */
function isOutside(error: unknown): error is Error {
  return error instanceof ProviderRefused || (error instanceof Error && 'code' in error);
}

/** The message of a failed connection is that of its first address, where there are several. */
function reasonOf(error: Error): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return String(first instanceof Error ? first.message : first);
}
