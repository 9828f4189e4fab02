import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { correctStock, type WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { formatCount } from '#domain/counts.ts';
import { MAX_STOCK } from '#domain/limits.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { InlineEditor } from '#web/ui/overlays/inline-editor.tsx';
import { readStock } from './read-stock.ts';

/** The stock of a product, which staff correct in place; empty means not counted. */
export function StockEditor({ row }: { row: WireStaffProductRow }) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  /** When the editor was opened. */
  const [seen, setSeen] = useState(row.stock);
  const withKey = useAttemptKey();
  /** The same correction made again later is another one. */
  const [corrections, setCorrections] = useState(0);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const { run, busy, fieldErrors, problem, setFieldError, clearErrors } = useMutation(
    ({ stock, over }: { stock: number | null; over: number | null }) =>
      browserApi(
        correctStock,
        { params: { id: row._id }, body: { count: stock, seen: over } },
        withKey({ stock, over, corrections }),
      ),
    {
      success: ({ body: { meanwhile, stock } }) =>
        meanwhile && stock !== null
          ? {
              title: `Stock of ${row.name}: ${formatCount(stock)}`,
              message: `Meanwhile ${formatCount(Math.abs(meanwhile))} ${meanwhile < 0 ? 'sold or taken off' : 'added'}.`,
            }
          : null,
      onSuccess() {
        setConflict(null);
        setOpen(false);
        setCorrections(corrections + 1);
      },
      onFailure({ failure: { product } }, { stock, over }) {
        setConflict(product ? { stock, was: over, now: product.stock } : null);
        if (product) clearErrors();
      },
    },
  );
  const error = fieldErrors.stock ?? (problem ? problem.message || 'Failed to update product' : undefined);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readStock(String(new FormData(event.currentTarget).get('stock') ?? ''), MAX_STOCK, seen);
    if (read.ok) void run({ stock: read.stock, over: seen });
    else setFieldError('stock', read.message);
  }

  async function keep() {
    setConflict(null);
    setOpen(false);
    await revalidate();
  }

  const stock = (
    <button
      type="button"
      className="tap rounded-sm whitespace-nowrap pointer-coarse:min-w-11 underline decoration-dotted underline-offset-4 hover:decoration-solid"
      aria-label={`Stock of ${row.name}: ${formatStock(row)}. Correct it`}
      onClick={() => {
        clearErrors();
        setSeen(row.stock);
        setOpen(true);
      }}
    >
      <span
        className={
          row.isLowOnStock ? 'font-semibold text-bad' : row.stock === null ? 'text-muted' : undefined
        }
      >
        {formatStock(row)}
      </span>
    </button>
  );
  const editor = (
    <form
      onSubmit={save}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !busy) setOpen(false);
      }}
      className="flex flex-wrap items-start gap-1"
      noValidate
    >
      <TextField
        id={id}
        name="stock"
        label={`Stock of ${row.name}`}
        hideLabel
        inputMode="numeric"
        placeholder="–"
        defaultValue={row.stock ?? ''}
        error={error}
        autoFocus
        className={`w-28 text-start cards:w-16 ${ERROR_BELOW}`}
        onChange={() => clearErrors()}
      />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save
      </Button>
      <Button variant="quiet" unavailable={busy} onClick={() => setOpen(false)}>
        Cancel
      </Button>
    </form>
  );
  return (
    <>
      <InlineEditor startsOnCards editor={isOpen && editor}>
        {stock}
      </InlineEditor>
      <StockConflict
        name={row.name}
        conflict={conflict}
        isBusy={busy}
        onOverwrite={({ stock, now }) => void run({ stock, over: now })}
        onKeep={() => void keep()}
      />
    </>
  );
}

/** The error is positioned below the editor, so that the field does not move. */
const ERROR_BELOW =
  '[&>[aria-live]:not(:empty)]:absolute [&>[aria-live]:not(:empty)]:inset-x-0 [&>[aria-live]:not(:empty)]:top-full ' +
  '[&>[aria-live]:not(:empty)]:mt-1 [&>[aria-live]:not(:empty)]:rounded-lg [&>[aria-live]:not(:empty)]:border ' +
  '[&>[aria-live]:not(:empty)]:border-line [&>[aria-live]:not(:empty)]:bg-raised [&>[aria-live]:not(:empty)]:px-3 ' +
  '[&>[aria-live]:not(:empty)]:pb-2 [&>[aria-live]:not(:empty)]:shadow-lg';

function formatStock({ stock }: WireStaffProductRow): string {
  return stock === null ? 'Not counted' : formatCount(stock);
}

type Stock = number | null;

/** The typed stock, the one it was typed over, and the current one. */
type Conflict = { stock: Stock; was: Stock; now: Stock };

type ConflictProps = {
  name: string;
  /** Null if there is none. */
  conflict: Conflict | null;
  isBusy: boolean;
  onOverwrite: (conflict: Conflict) => void;
  onKeep: () => void;
};

/** Asks for the stock where the typed difference cannot be applied to the current one. */
function StockConflict({ name, conflict, isBusy, onOverwrite, onKeep }: ConflictProps) {
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
