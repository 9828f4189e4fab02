import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { StaffSettings, type updateSettings } from '#contract/calls/settings.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { findMoneyPaths } from '#contract/money.ts';
import { amountsToDollars } from '#contract/money-paths.ts';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { settings as settingsTable } from '#db/schema/index.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { presentSettings } from './present-settings.ts';
import { readSettings, type StoredSettings } from './read-settings.ts';
import { saveSetting } from './settings-queries.ts';

type Body = ParsedInput<typeof updateSettings>['body'];

/**
 * Sets the given settings that differ, each with an entry in the audit log. Refuses to overwrite one that was
 * changed after `seen`. Invalidates all that is cached.
 */
export async function changeSettings(
  db: Database,
  defaults: Settings,
  { seen, ...sent }: Body,
  { staff, now }: { staff: Staff; now: Date },
): Promise<{ ok: true; stored: StoredSettings } | Refusal> {
  return await inTransaction(db, async (tx) => {
    // Concurrent changes wait.
    await tx.execute(sql`lock table ${settingsTable} in share row exclusive mode`);
    const stored = await readSettings(tx, defaults);
    const next: Settings = { ...stored.settings, ...toSettings(sent) };
    const [before, after] = [inDollars(stored.settings), inDollars(next)];
    const names = Object.keys(after) as (keyof typeof after)[];
    const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    const overtaken = changed.filter((name) => isNewer(stored.changedAt.get(storedName(name)), seen));
    if (overtaken.length > 0) return refuseOvertaken(overtaken);
    if (changed.length === 0) return { ok: true, stored };

    const at = laterThanAll(now, stored.changedAt);
    for (const name of changed) {
      await saveSetting(tx, storedName(name), next[storedName(name)], at);
      const change = { before: { [name]: before[name] }, after: { [name]: after[name] } };
      await writeAudit(tx, { staff, action: 'setting.update', subjectId: name, ...change }, at);
    }
    await invalidate(tx, ['settings']);
    const changedAt = new Map([
      ...stored.changedAt,
      ...changed.map((name) => [storedName(name), at] as const),
    ]);
    return { ok: true, stored: { settings: next, changedAt } };
  });
}

/** Returns the time of the last change to a setting; null if none was changed. */
export function lastChange(changedAt: StoredSettings['changedAt']): Date | null {
  const times = [...changedAt.values()].map((at) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

function toSettings({ taxRate, ...same }: Omit<Body, 'seen'>) {
  const taxBasisPoints = taxRate === undefined ? undefined : Math.round(taxRate * 10_000);
  const sent = Object.entries({ ...same, taxBasisPoints }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as Partial<Settings>;
}

/** `seen` is null when the sender saw only defaults. */
function isNewer(changedAt: Date | undefined, seen: string | null): boolean {
  if (changedAt === undefined) return false;
  return seen === null || changedAt.getTime() > Date.parse(seen);
}

function refuseOvertaken(names: readonly string[]): Refusal {
  const message = 'Someone else has changed this meanwhile.';
  const fields = Object.fromEntries(names.map((name) => [name, message]));
  return refuse('conflict', 'Someone else has changed these settings meanwhile.', { fields });
}

/** Keeps changes in order although server clocks differ. */
function laterThanAll(now: Date, changedAt: StoredSettings['changedAt']): Date {
  const last = lastChange(changedAt);
  return last && last >= now ? new Date(last.getTime() + 1) : now;
}

/** Converts settings to the form of the calls, in which the audit log has them. */
function inDollars(settings: Settings) {
  return amountsToDollars(presentSettings(settings), SETTINGS_MONEY) as ReturnType<typeof presentSettings>;
}

const SETTINGS_MONEY = findMoneyPaths(StaffSettings);

function storedName(name: keyof ReturnType<typeof presentSettings>): keyof Settings {
  return name === 'taxRate' ? 'taxBasisPoints' : name;
}
