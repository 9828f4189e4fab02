import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineDrawing } from '../pictures/line-drawing.tsx';

export type ChipProps = {
  children: ReactNode;
  /** Accessible name, which contains the visible words for speech input: “Remove filter Sony”. */
  removeLabel: string;
} & ({ onRemove: () => void; removeHref?: undefined } | { removeHref: string; onRemove?: undefined });

/** An applied filter or value; pressing it removes it. */
export function Chip({ children, removeLabel, onRemove, removeHref }: ChipProps) {
  const content = (
    <>
      <span className="truncate">{children}</span>
      <LineDrawing path="M18 6 6 18M6 6l12 12" className="size-3.5 shrink-0 text-muted" />
    </>
  );
  if (removeHref !== undefined) {
    return (
      <Link to={removeHref} preventScrollReset aria-label={removeLabel} className={LOOK}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onRemove} aria-label={removeLabel} className={LOOK}>
      {content}
    </button>
  );
}

const LOOK =
  'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-control bg-surface px-3.5 text-sm ' +
  'text-ink transition-colors hover:border-ink pointer-coarse:min-h-11';
