import { countedPieces } from '#domain/orders/restock.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

type Props = {
  /** Pieces taken from counted stock that are not back in it; hidden if 0. */
  restockable: number;
  checked: boolean;
  onChange: (restock: boolean) => void;
  className?: string;
};

/** Asks whether an order's pieces are restocked when it ends. */
export function RestockChoice({ restockable, checked, onChange, className }: Props) {
  if (restockable === 0) return null;
  return (
    <Checkbox
      label={`Put ${countedPieces(restockable)} back into stock`}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      className={className}
    />
  );
}
