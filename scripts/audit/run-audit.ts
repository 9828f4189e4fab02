import { StartupError } from '#postgres/startup-error.ts';
import { readConfig } from '#server/config/config.ts';
import { describeError } from '#server/exit-with-error.ts';
import { auditInParts } from './audit-in-parts.ts';
import { EXPECTED_OF_ANY_SHOP } from './facts.ts';
import { formatReport } from './find-violations.ts';
import { openSources } from './open-sources.ts';
import { ProviderRefused } from './provider.ts';

/** The end of `npm run audit`: its exit code, and what it prints to both outputs. */
export type AuditEnd = { code: 0 | 1 | 2; output: string; errors: string };

/** Milliseconds before a disagreement is looked at again, and a silent provider is asked again. */
const PAUSE = 1_000;

/** Findings that are printed unless all are asked for: a database that lost a day has thousands. */
const MOST_FINDINGS = 100;

type AuditOptions = { all?: boolean; pause?: number };

/** Audits the shop that this environment configures; prints `all` findings, or the first hundred. */
export async function runAudit(
  environment: Record<string, string | undefined>,
  { all = false, pause = PAUSE }: AuditOptions = {},
): Promise<AuditEnd> {
  try {
    const { client, provider, close } = await openSources(readConfig(environment), pause);
    const sources = { client, provider, expected: EXPECTED_OF_ANY_SHOP, pause };
    const report = await auditInParts(sources).finally(close);
    const output = `${formatReport(report, all ? undefined : MOST_FINDINGS)}\n`;
    return { code: report.violations.length > 0 ? 1 : 0, output, errors: '' };
  } catch (error) {
    const shown = isOutside(error) ? new StartupError(`It could not look: ${describeFailure(error)}`) : error;
    return { code: 2, output: '', errors: `${describeError(shown)}\n` };
  }
}

/** True for what is wrong outside this command: the database or the provider. */
function isOutside(error: unknown): error is Error {
  return error instanceof ProviderRefused || (error instanceof Error && 'code' in error);
}

/** The message of a failed connection is that of its first address, where there are several. */
function describeFailure(error: Error): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return String(first instanceof Error ? first.message : first);
}
