import { formatCount } from '#domain/counts.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type Stock = number | null;

/** What was to be saved, over which stock, and the stock as it is now. */
export type Conflict = { stock: Stock; was: Stock; now: Stock };

type Props = {
  name: string;
  /** Null: none, and nothing is asked. */
  conflict: Conflict | null;
  isBusy: boolean;
  onOverwrite: (conflict: Conflict) => void;
  onKeep: () => void;
};

/**
 * Asks whether to save a stock all the same, that others or a sale have changed since the editor was opened.
 */
export function StockConflict({ name, conflict, isBusy, onOverwrite, onKeep }: Props) {
  if (!conflict) return null;
  const { stock, was, now } = conflict;
  return (
    <ConfirmDialog
      open
      title={`The stock of ${name} has changed`}
      text={`It was ${stockText(was)} when you began and is ${stockText(now)} now: another member of staff has corrected it, or pieces were sold.`}
      confirmLabel={`Set it to ${stockText(stock)}`}
      cancelLabel={`Keep ${stockText(now)}`}
      busyLabel="Saving..."
      tone="primary"
      busy={isBusy}
      onConfirm={() => onOverwrite(conflict)}
      onCancel={onKeep}
    />
  );
}

function stockText(stock: Stock): string {
  return stock === null ? 'not counted' : formatCount(stock);
}
