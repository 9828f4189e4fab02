import { sql } from 'drizzle-orm';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { settings as settingsTable } from '#db/schema/index.ts';
import type { SettingList, Settings } from '#domain/settings/settings.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { readSettings } from './read-settings.ts';
import { saveSetting } from './settings-queries.ts';

type ListChange<Name extends SettingList> = {
  name: Name;
  /** The version that the change was made to. */
  seen: number;
  /** The new list; its version is set here. */
  next: (stored: Settings[Name]) => Omit<Settings[Name], 'version'>;
  /** The list as it is read in the audit log. */
  audited: (list: Settings[Name]) => unknown;
};

/**
 * Replaces a whole list with an entry in the audit log, unless it was replaced since it was seen. Invalidates
 * all that is cached.
 */
export async function changeList<Name extends SettingList>(
  db: Database,
  defaults: Settings,
  { name, seen, next, audited }: ListChange<Name>,
  { staff, now }: { staff: Staff; now: Date },
): Promise<{ ok: true; list: Settings[Name] } | Refusal> {
  return await inTransaction(db, async (tx) => {
    // Concurrent changes wait.
    await tx.execute(sql`lock table ${settingsTable} in share row exclusive mode`);
    const stored = (await readSettings(tx, defaults)).settings[name];
    if (stored.version !== seen) return refuse('conflict', CONFLICT);
    const list = { ...next(stored), version: seen + 1 } as Settings[Name];
    await saveSetting(tx, name, list, now);
    const change = { before: audited(stored), after: audited(list) };
    await writeAudit(tx, { staff, action: 'setting.update', subjectId: name, ...change }, now);
    await invalidate(tx, ['settings']);
    return { ok: true, list };
  });
}

const CONFLICT = 'Someone else has changed this list meanwhile. Load it again before you save.';
