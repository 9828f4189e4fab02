import { formatCount } from '#domain/counts.ts';
import { SelectAll } from '../bulk/select-all.tsx';
import type { Selection } from '../bulk/use-selection.ts';

type Props = {
  /** On all pages. */
  total: number;
  selection: Selection;
  /** False: there is nothing to be done with many. */
  canSelect: boolean;
};

/** How many reviews there are; and all of the page can be selected where they are cards, which have no head to do so in. */
export function ListBar({ total, selection, canSelect }: Props) {
  return (
    <div className="mb-2 flex min-h-8 items-center justify-between gap-x-6">
      <p role="status" className="numeric text-sm text-muted">
        {`Total reviews: ${formatCount(total)}`}
      </p>
      {canSelect && (
        <div className="xl:hidden print:hidden">
          <SelectAll selection={selection} />
        </div>
      )}
    </div>
  );
}
