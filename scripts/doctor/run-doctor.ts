import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openForBackup } from '#db/backup/open-for-backup.ts';
import type { Database } from '#db/connection.ts';
import { adviseAboutPooler } from '#db/find-pooler.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { describeError } from '#server/exit-with-error.ts';
import { reachWarning } from '#server/http/reached-by-others.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { checkClock } from './check-clock.ts';
import { checkBackups, checkDatabase } from './check-database.ts';
import { checkDisk, checkNode } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { type Finding, formatFindings, good, note, wrong } from './finding.ts';

/** The end of `npm run doctor`: its exit code, and what it prints. */
export type DoctorEnd = { code: 0 | 1; output: string };

/**
 * Checks what surrounds a shop: settings, machine, database, backups, payment, mail and public address.
 * `args` may name the recipient of the test mail (`--mail ADDRESS`). Changes nothing.
 */
export async function runDoctor(
  args: string[],
  environment: Record<string, string | undefined>,
): Promise<DoctorEnd> {
  const findings = await collectFindings(args, environment).catch((error: unknown) => {
    if (error instanceof StartupError) return [wrong('Settings', error.message)];
    throw error;
  });
  const isWrong = findings.some(({ state }) => state === 'wrong');
  return { code: isWrong ? 1 : 0, output: `${formatFindings(findings)}\n` };
}

async function collectFindings(
  args: string[],
  environment: Record<string, string | undefined>,
): Promise<Finding[]> {
  const recipient = readRecipient(args);
  const config = readConfig(environment);
  const warnings = config.warnings.map((text) => wrong('Settings', text));
  const { findings, settings } = await checkStored(config);
  return [
    ...(warnings.length > 0 ? warnings : [good('Settings', 'they fit together.')]),
    checkNode(process.version),
    await checkDisk(config),
    ...(await checkClock(config)),
    ...findings,
    ...(await checkPayments(config)),
    await checkMail({
      ...config,
      recipient: recipient ?? findOwnEmail(settings),
      shopName: settings.company.name,
      isLive: config.stripe?.isLive === true,
    }),
    ...(await checkPublicAddress(config)),
  ];
}

/** The company's email address; null while it is none or the demo's. */
function findOwnEmail({ company: { email } }: Settings): string | null {
  return email === '' || email === DEFAULT_COMPANY.email ? null : email;
}

function readRecipient(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { mail: { type: 'string' } } }).values.mail;
  } catch {
    throw new StartupError('npm run doctor takes --mail ADDRESS, the recipient of the test mail, only.');
  }
}

/** What the database says, and the settings of staff; the defaults where it cannot be read. */
async function checkStored(config: Config): Promise<{ findings: Finding[]; settings: Settings }> {
  if (!config.databaseUrl && !(await hasCluster(config.dataDir)))
    return {
      findings: [note('Database', `there is none in ${config.dataDir} yet. npm start makes it.`)],
      settings: DEFAULT_SETTINGS,
    };
  try {
    const { db, close } = await openForBackup(config);
    return await readStored(db, config).finally(close);
  } catch (error) {
    const failure = describeFailure(error);
    const text = ['it cannot be read:', failure, adviseAboutPooler(failure)].filter(Boolean).join(' ');
    return { findings: [wrong('Database', text)], settings: DEFAULT_SETTINGS };
  }
}

async function readStored(
  db: Database,
  config: Config,
): Promise<{ findings: Finding[]; settings: Settings }> {
  const findings = await checkDatabase(db);
  const isPublic = config.reachedBy !== null;
  findings.push(await checkBackups(db, { isPublic, now: new Date() }));
  const reached = await reachWarning(db, config).catch(() => null);
  if (reached) findings.push(wrong('Sign-in', reached));
  const stored = await readSettings(db, DEFAULT_SETTINGS).catch(() => null);
  return { findings, settings: stored?.settings ?? DEFAULT_SETTINGS };
}

async function hasCluster(dataDir: string): Promise<boolean> {
  return await stat(path.join(dataDir, 'postgres')).then(
    () => true,
    () => false,
  );
}

/** The message of a failed connection is that of its first address, where there are several. */
function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
  return first instanceof StartupError ? first.message : describeFirst(first);
}

function describeFirst(error: unknown): string {
  return error instanceof Error ? error.message : describeError(error);
}
