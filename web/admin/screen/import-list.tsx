import type { ReactNode } from 'react';
import type { Loaded } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import type { ActionDialogState } from '#web/shared/use-action-dialog.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';

type ListProps<Row> = {
  imports: Loaded<Row[]>;
  /** The screen, to load it again. */
  href: string;
  children: (row: Row) => ReactNode;
};

/** The newest imports of a kind of file; nothing before the first. */
export function ImportList<Row>({ imports, href, children }: ListProps<Row>) {
  if (imports.ok && imports.data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="imports-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="imports-title" className="text-xl">
        Imports
      </h2>
      {imports.ok ? (
        <ul className="grid divide-y divide-line">{imports.data.map(children)}</ul>
      ) : (
        <ErrorState
          title="Failed to fetch imports"
          text={imports.message}
          retryLabel="Retry"
          retryHref={href}
          level={3}
        />
      )}
    </Card>
  );
}

type EntryProps = {
  row: { fileName: string; startedAt: string; startedBy: string };
  /** '12 new, 3 changed' */
  counts: string;
  badge?: ReactNode;
  undo: {
    action: ActionDialogState;
    isOffered: boolean;
    disabled?: boolean;
    verb?: string;
    /** What undoing does, after the name of the file. */
    text: string;
  };
  children?: ReactNode;
};

/** An import, with what it did; it can be undone. */
export function ImportEntry({ row, counts, badge, undo, children }: EntryProps) {
  const { formatDateTime } = useDates();
  const { action, isOffered, disabled, verb = 'Undo', text } = undo;
  const name = row.fileName || 'Import';
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {name}
            {badge}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {formatDateTime(row.startedAt)} by {row.startedBy}
          </p>
          <p className="text-sm">{counts}</p>
        </div>
        {isOffered && (
          <Button size="sm" disabled={disabled} aria-label={`${verb} ${name}`} onClick={action.ask}>
            {verb}
          </Button>
        )}
      </div>
      {children}
      <ActionDialog
        action={action}
        title="Undo this import?"
        text={`${name}: ${text}`}
        confirmLabel="Undo the import"
        busyLabel="Undoing..."
      />
    </li>
  );
}
