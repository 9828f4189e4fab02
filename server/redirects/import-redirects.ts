import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { MAX_REDIRECTS, type RedirectProblems, readRedirect } from '#domain/redirects/redirect.ts';
import { createRedirectMap } from '#domain/redirects/redirect-map.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { readCsv } from '../csv/read-csv.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { isOwnPath } from './own-paths.ts';
import { lockRedirects, saveRedirects, selectRedirects } from './redirect-queries.ts';
import { LOOP, tooMany, toRow } from './save-redirect.ts';

type Outcome = {
  new: number;
  changed: number;
  unchanged: number;
  refused: { row: number; from: string; to: string; reason: string }[];
};

/** Sets the redirects of a file; each row that cannot be is left out with its reason. */
export async function importRedirects(
  db: Database,
  { csv, dryRun }: { csv: string; dryRun: boolean },
  { staff, now }: { staff: Staff; now: Date },
): Promise<({ ok: true } & { outcome: Outcome }) | Refusal> {
  const read = readCsv(csv);
  if (!read.ok) return refuseFile(read.message);
  const [from, to] = [findColumn(read.file.heads, 'from'), findColumn(read.file.heads, 'to')];
  if (from < 0 || to < 0) return refuseFile('The first row names the columns: from, to');
  return await inTransaction(db, async (tx) => {
    await lockRedirects(tx);
    const map = createRedirectMap(await selectRedirects(tx));
    const outcome: Outcome = { new: 0, changed: 0, unchanged: 0, refused: [] };
    for (const { number, cells } of read.file.rows) {
      const typed = { from: cells[from] ?? '', to: cells[to] ?? '' };
      const row = readRedirect(typed, isOwnPath);
      const set = row.ok ? map.set(row.redirect) : null;
      if (set === null || set === 'loop') {
        const reason = row.ok ? LOOP : joinProblems(row.problems);
        outcome.refused.push({ row: number, ...typed, reason });
      } else outcome[set] += 1;
    }
    if (map.size() > MAX_REDIRECTS) return tooMany();
    if (dryRun || outcome.new + outcome.changed === 0) return { ok: true, outcome };
    await saveRedirects(
      tx,
      map.changes().map((redirect) => toRow(redirect, now)),
    );
    await invalidate(tx, ['redirects']);
    const after = { new: outcome.new, changed: outcome.changed, refused: outcome.refused.length };
    await writeAudit(tx, { staff, action: 'redirect.import', subjectId: 'file', after }, now);
    return { ok: true, outcome };
  });
}

/** 'from', or 'Redirect from' as in a file of Shopify. */
function findColumn(heads: readonly string[], name: string): number {
  return heads.findIndex((head) => [name, `redirect ${name}`].includes(head.trim().toLowerCase()));
}

function joinProblems({ from, to }: RedirectProblems): string {
  return [from, to].filter((problem) => problem !== undefined).join('. ');
}

function refuseFile(message: string): Refusal {
  return refuse('invalid', message, { fields: { csv: message } });
}
