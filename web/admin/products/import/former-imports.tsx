import { type ProductImportRow, undoProductImport } from '#contract/calls/product-import.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { productHref } from '../product-href.ts';

type Props = {
  imports: Loaded<ProductImportRow[]>;
  /** True while this screen imports a file: it is none that stopped. */
  isImporting: boolean;
};

/** The newest imports, each with what it did; they can be undone. */
export function FormerImports({ imports, isImporting }: Props) {
  if (imports.ok && imports.data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="imports-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="imports-title" className="text-xl">
        Imports
      </h2>
      {imports.ok ? (
        <ul className="grid divide-y divide-line">
          {imports.data.map((one) => (
            <FormerImport key={one.id} row={one} isImporting={isImporting} />
          ))}
        </ul>
      ) : (
        <ErrorState
          title="Failed to fetch imports"
          text={imports.message}
          retryLabel="Retry"
          retryHref="/admin/products/import"
          level={3}
        />
      )}
    </Card>
  );
}

function FormerImport({ row, isImporting }: { row: ProductImportRow; isImporting: boolean }) {
  const { formatDateTime } = useDates();
  const undo = useActionDialog(
    async () => {
      let undone: ProductImportRow;
      do undone = (await browserApi(undoProductImport, { params: { id: row.id } })).body;
      while (undone.left > 0);
      return undone;
    },
    {
      success: ({ kept }) => ({
        title: 'The import is undone',
        message: kept.length > 0 ? 'Some products were changed since: they are listed.' : '',
      }),
      failure: 'The import could not be undone to its end. Undo it again: it goes on where it was.',
    },
  );
  const name = row.fileName || 'Import';
  const verb = row.left > 0 ? 'Go on undoing' : 'Undo';
  const stopped = row.done < row.products && !isImporting;
  const canUndo = row.created + row.changed > 0 && (!row.undoneAt || row.left > 0);
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {name}
            {row.undoneAt ? <Badge>Undone</Badge> : stopped && <Badge tone="warning">Stopped</Badge>}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {formatDateTime(row.startedAt)} by {row.startedBy}
          </p>
          <p className="text-sm">{countsText(row)}</p>
        </div>
        {canUndo && (
          <Button size="sm" disabled={isImporting} aria-label={`${verb} ${name}`} onClick={undo.ask}>
            {verb}
          </Button>
        )}
      </div>
      {stopped && !row.undoneAt && (
        <p className="text-sm">
          {`It stopped after ${formatCount(row.done)} of ${formatCount(row.products)} products. Choose the file again to import the rest, or undo it.`}
        </p>
      )}
      {row.kept.length > 0 && (
        <ul className="grid gap-1 text-sm text-muted">
          {row.kept.map(({ productId, name, reason }) => (
            <li key={productId} className="wrap-anywhere">
              <TextLink to={productHref(productId)}>{name}</TextLink>: {reason}
            </li>
          ))}
        </ul>
      )}
      <ActionDialog
        action={undo}
        title="Undo this import?"
        text={`${name}: products that it added are deleted, and what it changed becomes what it was. What was changed or sold since stays, and is listed.`}
        confirmLabel="Undo the import"
        busyLabel="Undoing..."
      />
    </li>
  );
}

/** '12 new, 3 changed, 1 refused of 20 products' */
function countsText({ created, changed, refused, products }: ProductImportRow): string {
  const parts = [`${formatCount(created)} new`, `${formatCount(changed)} changed`];
  if (refused > 0) parts.push(`${formatCount(refused)} refused`);
  return `${parts.join(', ')} of ${formatCount(products)} ${products === 1 ? 'product' : 'products'}`;
}
