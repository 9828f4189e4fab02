import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';

/** A table in a backup; generated columns are left out. */
export type BackupTable = { name: string; columns: string[] };

/** Tables of one database only: ids of its transactions, its epoch and backups, what no copy may know. */
const NEVER_COPIED: readonly unknown[] = [
  schema.backups,
  schema.cacheInvalidations,
  schema.databaseEpoch,
  schema.instanceSecrets,
  schema.lastBackup,
];

/** Every table of the schema that outlives its database; referenced tables come first. */
export function backupTables(): BackupTable[] {
  const tables = Object.values(schema).filter((table) => is(table, PgTable) && !NEVER_COPIED.includes(table));
  const ordered: PgTable[] = [];
  const add = (table: PgTable) => {
    if (ordered.includes(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      // A table is copied by one statement, after which its keys within it are checked.
      if (foreignTable !== table) add(foreignTable);
    }
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered.map((table) => ({
    name: getTableName(table),
    columns: Object.values(getTableColumns(table))
      .filter((column) => column.generated === undefined)
      .map((column) => CASING.getColumnCasing(column)),
  }));
}

/** Columns whose sums are compared after a restore. */
export const SUMS = [
  ['orders', 'total_cents'],
  ['order_lines', 'quantity'],
  ['checkouts', 'total_cents'],
] as const;

const CASING = new CasingCache('snake_case');
