import { undoPastImport, type WirePastImport } from '#contract/calls/past-records.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ImportEntry, ImportList } from '../screen/import-list.tsx';

/** The newest imports of the former shop. */
export function PastImports({ imports }: { imports: Loaded<WirePastImport[]> }) {
  return (
    <div className="mt-6 empty:hidden">
      <ImportList imports={imports} href="/admin/past-records">
        {(row) => <PastImport key={row.id} row={row} />}
      </ImportList>
    </div>
  );
}

function PastImport({ row }: { row: WirePastImport }) {
  const undo = useActionDialog(() => browserApi(undoPastImport, { params: { id: row.id } }), {
    success: ({ body: { kept } }) => ({
      title: 'The import is undone',
      message: kept > 0 ? `${formatCount(kept)} were changed by a later import, and stay.` : '',
    }),
    failure: 'The import could not be undone',
  });
  return (
    <ImportEntry
      row={row}
      counts={`${row.kind === 'order' ? 'Orders' : 'Customers'}: ${formatCount(row.added)} new, ${formatCount(row.changed)} changed`}
      badge={row.undoneAt && <Badge>Undone</Badge>}
      undo={{
        action: undo,
        isOffered: !row.undoneAt,
        text: 'what it added is deleted, and what it changed becomes what it was. What a later import changed stays.',
      }}
    />
  );
}
