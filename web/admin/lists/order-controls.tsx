import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

type Props = {
  /** In words, such as 'picture 2'. */
  name: string;
  /** From 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  /** Of the handle; without it, nothing is dragged. */
  handleRef?: (element: Element | null) => void;
  /** Down a list by default, or along rows. */
  direction?: keyof typeof WAYS;
  className?: string;
};

const WAYS = {
  down: { before: 'up', Before: ArrowUp, after: 'down', After: ArrowDown },
  along: { before: 'forward', Before: ChevronLeft, after: 'back', After: ChevronRight },
};

/** Moves an item of an order by buttons, keys or dragging. */
export function OrderControls(props: Props) {
  const { name, place, count, onMove, handleRef, direction = 'down', className } = props;
  const { before, Before, after, After } = WAYS[direction];
  const muted = classNames(MUTED, className);
  return (
    <>
      <IconButton
        label={`Move ${name} ${before}`}
        size="sm"
        unavailable={place === 0}
        className={muted}
        onClick={() => onMove(place - 1)}
      >
        <Before aria-hidden="true" className="size-4.5" />
      </IconButton>
      {handleRef && (
        <IconButton
          ref={handleRef}
          label={`Drag ${name}`}
          size="sm"
          className="cursor-grab touch-none"
          // Dragging prevents the browser's own focus, and a focused input would be scrolled back into view.
          onPointerDown={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        >
          <GripVertical aria-hidden="true" className="size-4.5" />
        </IconButton>
      )}
      <IconButton
        label={`Move ${name} ${after}`}
        size="sm"
        unavailable={place === count - 1}
        className={muted}
        onClick={() => onMove(place + 1)}
      >
        <After aria-hidden="true" className="size-4.5" />
      </IconButton>
    </>
  );
}

/** Not `disabled`, which would drop the focus of a keyboard user at either end. */
const MUTED = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40';
