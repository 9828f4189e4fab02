import type { WireCartLine } from '#contract/calls/cart.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { CartChanges } from '../use-cart-changes.ts';
import { LineForm } from './line-form.tsx';

type Props = {
  line: WireCartLine;
  changes: Pick<CartChanges, 'remove' | 'isRemoving'>;
  /** The line is gone, or brought back by Undo, and with what was pressed the focus. */
  onRemoved: () => void;
};

export function RemoveLine({ line, changes, onRemoved }: Props) {
  return (
    <LineForm intent="remove" lineKey={line.key} onSubmit={() => void changes.remove(line, onRemoved)}>
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        busy={changes.isRemoving(line.key)}
        aria-label={`Remove ${line.name}${line.description && `, ${line.description}`}`}
        className="-ml-3 text-muted underline underline-offset-4"
      >
        Remove
      </Button>
    </LineForm>
  );
}
