import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { LineDrawing } from '#web/ui/pictures/line-drawing.tsx';

interface FoldProps {
  heading: string;
  /** True if the filter is active. */
  isOpen: boolean;
}

interface FilterSectionProps {
  children: ReactNode;
  /** Folds the choices away below a heading, which opens them. */
  fold?: FoldProps | undefined;
  /** Set if the filter is active. */
  clear?: { href: string; label: string; onClear?: () => void } | undefined;
}

export function FilterSection({ children, fold, clear }: FilterSectionProps) {
  return (
    <div className="group/section relative py-5 first:pt-0 last:pb-0 md:max-lg:py-0">
      {fold ? <Fold {...fold}>{children}</Fold> : children}
      {clear && (
        <Link
          to={clear.href}
          preventScrollReset
          onClick={clear.onClear}
          aria-label={clear.label}
          className="absolute top-4.5 right-0 md:max-lg:-top-1.5 -mr-2 inline-flex min-h-9 items-center rounded-sm px-2 text-sm text-muted underline underline-offset-4 hover:text-ink group-first/section:-top-1.5 pointer-coarse:top-3.5 pointer-coarse:group-first/section:-top-2.5 md:max-lg:pointer-coarse:-top-2.5 pointer-coarse:min-h-11"
        >
          Clear
        </Link>
      )}
    </div>
  );
}

/** Stays open once it was opened, so that nothing moves when its last choice is taken back. */
function Fold({ heading, isOpen, children }: FoldProps & { children: ReactNode }) {
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details
      open={wasOpened || isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="group/fold"
    >
      <summary className="-my-1.5 flex min-h-9 list-none items-center gap-2 rounded-sm text-base font-semibold pointer-coarse:-my-2.5 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {heading}
        <LineDrawing path="m6 9 6 6 6-6" className="size-4 text-muted group-open/fold:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
