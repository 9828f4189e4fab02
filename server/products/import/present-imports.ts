import type { ProductImportRow } from '#contract/calls/product-import.ts';
import type { Connection } from '#db/connection.ts';
import { omitNulls } from '../../http/omit-nulls.ts';
import { selectImports, selectKept } from './recorded-import-queries.ts';

const LISTED = 20;
const NAMED = 100;

/** The newest imports, or one of them. */
export async function readImports(
  db: Connection,
  { only }: { only?: string } = {},
): Promise<ProductImportRow[]> {
  const rows = await selectImports(db, { limit: LISTED, ...(only !== undefined && { only }) });
  return await Promise.all(
    rows.map(async ({ import: { id, undoneAt, undoneBy, startedAt, ...row }, created, changed, undone }) => ({
      id,
      fileName: row.fileName,
      startedAt: startedAt.toISOString(),
      startedBy: row.startedBy,
      products: row.productCount,
      done: row.done,
      created,
      changed: changed - created,
      refused: row.refused,
      ...omitNulls({ undoneAt: undoneAt?.toISOString() ?? null, undoneBy }),
      left: undoneAt ? changed - undone : 0,
      kept: undoneAt
        ? (await selectKept(db, id, NAMED)).map(({ reason, ...one }) => ({ ...one, reason: reason ?? '' }))
        : [],
    })),
  );
}
