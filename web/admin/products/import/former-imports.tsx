import { type ProductImportRow, undoProductImport } from '#contract/calls/product-import.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi, type Loaded } from '#web/data.ts';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ImportEntry, ImportList } from '../../screen/import-list.tsx';
import { productHref } from '../product-href.ts';

type Props = {
  imports: Loaded<ProductImportRow[]>;
  /** True while this screen imports a file: it is none that stopped. */
  isImporting: boolean;
};

/** The newest imports of products. */
export function FormerImports({ imports, isImporting }: Props) {
  return (
    <ImportList imports={imports} href="/admin/products/import">
      {(row) => <FormerImport key={row.id} row={row} isImporting={isImporting} />}
    </ImportList>
  );
}

function FormerImport({ row, isImporting }: { row: ProductImportRow; isImporting: boolean }) {
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
  const stopped = row.done < row.products && !isImporting;
  return (
    <ImportEntry
      row={row}
      counts={countsText(row)}
      badge={row.undoneAt ? <Badge>Undone</Badge> : stopped && <Badge tone="warning">Stopped</Badge>}
      undo={{
        action: undo,
        isOffered: row.created + row.changed > 0 && (!row.undoneAt || row.left > 0),
        disabled: isImporting,
        verb: row.left > 0 ? 'Go on undoing' : 'Undo',
        text: 'products that it added are deleted, and what it changed becomes what it was. What was changed or sold since stays, and is listed.',
      }}
    >
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
    </ImportEntry>
  );
}

/** '12 new, 3 changed, 1 refused of 20 products' */
function countsText({ created, changed, refused, products }: ProductImportRow): string {
  const parts = [`${formatCount(created)} new`, `${formatCount(changed)} changed`];
  if (refused > 0) parts.push(`${formatCount(refused)} refused`);
  return `${parts.join(', ')} of ${formatCount(products)} ${products === 1 ? 'product' : 'products'}`;
}
