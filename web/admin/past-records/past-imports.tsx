import { undoPastImport, type WirePastImport } from '#contract/calls/past-records.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';

/** The newest imports of the former shop; they can be undone. */
export function PastImports({ imports }: { imports: Loaded<WirePastImport[]> }) {
  if (imports.ok && imports.data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="past-imports" className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="past-imports" className="text-xl">
        Imports
      </h2>
      {imports.ok ? (
        <ul className="grid divide-y divide-line">
          {imports.data.map((row) => (
            <PastImport key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <ErrorState
          title="Failed to fetch imports"
          text={imports.message}
          retryLabel="Retry"
          retryHref="/admin/past-records"
          level={3}
        />
      )}
    </Card>
  );
}

function PastImport({ row }: { row: WirePastImport }) {
  const { formatDateTime } = useDates();
  const undo = useActionDialog(() => browserApi(undoPastImport, { params: { id: row.id } }), {
    success: ({ body: { kept } }) => ({
      title: 'The import is undone',
      message: kept > 0 ? `${formatCount(kept)} were changed by a later import, and stay.` : '',
    }),
    failure: 'The import could not be undone',
  });
  const name = row.fileName || 'Import';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {row.undoneAt && <Badge>Undone</Badge>}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {formatDateTime(row.startedAt)} by {row.startedBy}
        </p>
        <p className="text-sm">
          {`${row.kind === 'order' ? 'Orders' : 'Customers'}: ${formatCount(row.added)} new, ${formatCount(row.changed)} changed`}
        </p>
      </div>
      {!row.undoneAt && (
        <Button size="sm" aria-label={`Undo ${name}`} onClick={undo.ask}>
          Undo
        </Button>
      )}
      <ActionDialog
        action={undo}
        title="Undo this import?"
        text={`${name}: what it added is deleted, and what it changed becomes what it was. What a later import changed stays.`}
        confirmLabel="Undo the import"
        busyLabel="Undoing..."
      />
    </li>
  );
}
