/** An engine that speaks PostgreSQL's protocol and is not plain PostgreSQL. */
export type Engine = 'YugabyteDB' | 'CockroachDB' | 'Citus' | 'Aurora PostgreSQL' | 'Aurora DSQL';

/** A part of SQL beyond the standard. */
export type SqlFeature = {
  /** As `docs/engines.md` names it. */
  name: string;
  pattern: RegExp;
  /** Files of the shop that use it: sources and migrations, without tests. */
  files: number;
  /** Engines that refuse it, or do something else (docs/engines.md says what). */
  refusedBy: readonly Engine[];
};

/**
 * What the shop uses beyond plain SQL, and what it does not use although PostgreSQL has it: an engine that
 * lacks one of these cannot run a part of the shop. The list grows by decision, not by chance (decision 144).
 */
export const SQL_FEATURES: readonly SqlFeature[] = [
  used('trigrams (`pg_trgm`)', /pg_trgm|gin_trgm_ops/i, 9, ['Aurora DSQL']),
  used('GIN indexes', /using gin\b/i, 5, []),
  used('text search', /to_ts(?:vector|query)\(/i, 4, []),
  used('generated columns', /generated always as \(/i, 2, ['YugabyteDB']),
  used('identity columns', /generated always as identity/i, 1, ['Aurora DSQL']),
  used('foreign keys', /\bforeign key\b|\breferences "/i, 3, ['Aurora DSQL', 'Citus']),
  used('collation of a column', /collate "C"/, 5, ['Aurora DSQL']),
  used('transaction ids (`xid8`)', /\bxid8\b|pg_current_xact_id/i, 3, ['YugabyteDB', 'CockroachDB']),
  used('snapshots', /pg_current_snapshot|pg_visible_in_snapshot|pg_snapshot/i, 1, [
    'YugabyteDB',
    'CockroachDB',
  ]),
  used('unlogged tables', /\bunlogged table\b/i, 1, ['Aurora PostgreSQL']),
  used('advisory locks of a transaction', /pg_advisory_xact_lock/i, 5, ['CockroachDB']),
  used('`for no key update`', /for no key update|\.for\('no key update'/i, 4, []),
  used('`skip locked`', /skip locked|skipLocked/i, 13, []),
  used('savepoints', /\btx\.transaction\(|\bsavepoint\b/i, 1, ['Aurora DSQL']),
  used('settings within a statement (`set_config`)', /\bset_config\(/i, 1, ['Citus']),
  used('grouping sets', /grouping sets/i, 1, ['CockroachDB']),
  used('`copy`', /\bcopy(?:From|To)\(/, 3, []),
  used('rows from JSON (`json_to_recordset`)', /jsonb?_to_recordset/i, 3, []),
  used('the cluster (`pg_control_system`)', /pg_control_system/i, 2, []),
  used('standbys (`pg_is_in_recovery`)', /pg_is_in_recovery/i, 1, []),
  used('table locks', /\block table\b/i, 5, ['YugabyteDB']),
  used('names of the catalogue', /\bpg_(?:prepared_statements|get_serial_sequence|database|roles)\b/i, 4, []),
  unused('locks of a session', /pg_(?:try_)?advisory_(?:lock|unlock)|pg_try_advisory_xact_lock/i),
  unused('`listen` and `notify`', /\bpg_notify\(|['`](?:un)?(?:listen|notify) /i),
  unused('temporary tables', /create (?:temp|temporary) table/i),
  unused('functions and triggers', /create (?:or replace )?(?:function|procedure|trigger)|\bdo \$\$/i),
  unused('views', /create (?:or replace )?(?:materialized )?view/i),
  unused('types of its own', /create (?:type|domain)\b/i),
  unused('exclusion constraints', /exclude using/i),
  unused('deferrable constraints', /\bdeferrable\b/i),
  unused('partitions', /partition (?:by (?:range|list|hash)|of)\b/i),
  unused('`merge`', /\bmerge into "?\$?\{?\w+"? (?:as )?\w* ?using\b/i),
  unused('cursors', /\bdeclare \w+ (?:no scroll )?cursor\b|pg-cursor/i),
];

/** What a file uses, each once: features, and names of PostgreSQL's own (`pg_…`) that no feature has. */
export function readFeatures(text: string): { features: SqlFeature[]; unlisted: string[] } {
  const statements = withoutComments(text);
  const features = SQL_FEATURES.filter(({ pattern }) => pattern.test(statements));
  const names = new Set(statements.match(/\bpg_[a-z]\w+/g) ?? []);
  const isListed = (name: string) => SQL_FEATURES.some(({ pattern }) => pattern.test(`${name}(`));
  return { features, unlisted: [...names].filter((name) => !isListed(name)) };
}

/** Names each feature that more or fewer files use than are listed, and what is not listed at all. */
export function compareFeatures(files: Readonly<Record<string, string>>): string[] {
  const places = new Map<SqlFeature, string[]>(SQL_FEATURES.map((feature) => [feature, []]));
  const problems: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    const { features, unlisted } = readFeatures(text);
    for (const feature of features) places.get(feature)?.push(file);
    problems.push(
      ...unlisted.map((name) => `${file} uses ${name}, which scripts/sql-features.ts does not list`),
    );
  }
  for (const [{ name, files: listed }, found] of places)
    if (found.length !== listed)
      problems.push(`${found.length} files use ${name}, ${listed} are listed: ${found.join(', ')}`);
  return problems;
}

function used(name: string, pattern: RegExp, files: number, refusedBy: readonly Engine[]): SqlFeature {
  return { name, pattern, files, refusedBy };
}

function unused(name: string, pattern: RegExp): SqlFeature {
  return { name, pattern, files: 0, refusedBy: [] };
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*(?:\/\/|--).*$/gm, '');
}
