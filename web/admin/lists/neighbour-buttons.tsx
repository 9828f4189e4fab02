import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatCount } from '#domain/counts.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { Neighbours } from './use-neighbours.ts';

/** Buttons to the rows before and after the open one. `name` is the kind of row, such as 'order'. */
export function NeighbourButtons({ name, neighbours }: { name: string; neighbours: Neighbours }) {
  const { previous, next, position, total } = neighbours;
  if (!previous && !next) return null;
  return (
    <div className="flex items-center gap-1">
      {position !== null && (
        <p role="status" className="numeric px-1 text-sm whitespace-nowrap text-muted max-sm:sr-only">
          {formatCount(position)} of {formatCount(total)}
        </p>
      )}
      <IconButton
        label={`Previous ${name}`}
        title={`Previous ${name} (K or ←)`}
        aria-keyshortcuts="K ArrowLeft"
        unavailable={!previous}
        className={previous ? undefined : 'opacity-50'}
        onClick={() => previous?.()}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={`Next ${name}`}
        title={`Next ${name} (J or →)`}
        aria-keyshortcuts="J ArrowRight"
        unavailable={!next}
        className={next ? undefined : 'opacity-50'}
        onClick={() => next?.()}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
