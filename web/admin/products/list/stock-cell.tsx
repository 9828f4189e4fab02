import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MOST_STOCK } from '#contract/limits.ts';
import type { WireStaffProductRow } from '#contract/staff-products.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  product: WireStaffProductRow;
  /** Whether it was saved. */
  onChange: (stock: number | null) => Promise<boolean>;
};

/** Whether it can be bought, and how many pieces are left: those can be corrected on the spot. */
export function StockCell({ product, onChange }: Props) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing)
    return (
      <StockForm
        name={product.name}
        stock={product.stock}
        onSave={async (stock) => {
          if (await onChange(stock)) setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <>
      <StatusBadge {...product} />
      <button
        ref={edit}
        type="button"
        aria-label={`Change the stock of ${product.name}: ${stockText(product)}`}
        onClick={() => setEditing(true)}
        className="numeric mt-1 flex min-h-7 items-center gap-1.5 rounded-sm text-muted hover:text-ink cards:ml-auto pointer-coarse:min-h-11"
      >
        {stockText(product)}
        <Pencil aria-hidden="true" className="size-3.5" />
      </button>
    </>
  );
}

function StatusBadge({ availability, stock, isLowOnStock }: WireStaffProductRow) {
  if (!availability) return <Badge tone="neutral">Not offered</Badge>;
  if (stock === 0) return <Badge tone="error">Out of Stock</Badge>;
  if (isLowOnStock) return <Badge tone="warning">Low Stock</Badge>;
  return <Badge tone="success">In Stock</Badge>;
}

function stockText({ stock }: Pick<WireStaffProductRow, 'stock'>): string {
  return stock === null ? 'Not counted' : `${stock.toLocaleString('en-US')} left`;
}

type FormProps = {
  name: string;
  stock: number | null;
  onSave: (stock: number | null) => Promise<void>;
  onCancel: () => void;
};

function StockForm({ name, stock, onSave, onCancel }: FormProps) {
  const [typed, setTyped] = useState(stock === null ? '' : String(stock));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const text = typed.trim();
    if (text !== '' && !(/^\d{1,7}$/.test(text) && Number(text) <= MOST_STOCK))
      return setError('A whole number, or empty');
    setBusy(true);
    await onSave(text === '' ? null : Number(text));
    setBusy(false);
  }
  function cancelByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
  }

  return (
    <form
      onSubmit={save}
      onKeyDown={cancelByKey}
      noValidate
      className="flex items-start gap-1 cards:justify-end"
    >
      <TextField
        label={`Stock of ${name}; empty: not counted`}
        hideLabel
        autoFocus
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
        error={error}
        className="w-24"
      />
      <IconButton type="submit" label="Save stock" aria-disabled={isBusy}>
        <Check aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton label="Cancel" onClick={onCancel}>
        <X aria-hidden="true" className="size-4.5" />
      </IconButton>
    </form>
  );
}
