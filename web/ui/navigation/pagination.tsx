import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#domain/counts.ts';
import { useAnnounce } from '../feedback/use-announce.ts';
import { ARROW_LEFT, ARROW_RIGHT, LineDrawing } from '../pictures/line-drawing.tsx';
import { classNames } from '../styles/class-names.ts';
import { paginationRange } from './pagination-range.ts';

export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string | undefined;
}

/** Links to pages; nothing if there is only one. Following one moves the focus to the enclosing section. */
export function Pagination({ page, pageCount, hrefOf, label = 'Pagination' }: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  const notePress = useArrivalAtPage(nav, page, pageCount);
  if (pageCount <= 1) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by Enter is clicked, too.
    <nav ref={nav} aria-label={label} onClick={notePress} className="flex items-center justify-center gap-1">
      <Neighbour to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" label="Previous page">
        <LineDrawing path={ARROW_LEFT} strokeWidth={2} className="size-5" />
      </Neighbour>
      <p className="numeric px-3 text-sm text-muted sm:hidden">
        <span className="sr-only">
          Page {formatCount(page)} of {formatCount(pageCount)}
        </span>
        <span aria-hidden="true">
          {formatCount(page)} / {formatCount(pageCount)}
        </span>
      </p>
      <ol className="flex items-center gap-1 max-sm:hidden">
        {paginationRange(page, pageCount).map((entry, index, entries) => (
          <li key={entry === 'gap' ? `after-${entries[index - 1]}` : entry}>
            {entry === 'gap' ? (
              <span className={classNames(CELL, 'text-muted')}>…</span>
            ) : (
              <PageLink number={entry} isCurrent={entry === page} to={hrefOf(entry)} />
            )}
          </li>
        ))}
      </ol>
      <Neighbour to={page < pageCount ? hrefOf(page + 1) : undefined} rel="next" label="Next page">
        <LineDrawing path={ARROW_RIGHT} strokeWidth={2} className="size-5" />
      </Neighbour>
    </nav>
  );
}

/** Focuses the new page of the list and announces its number. */
function useArrivalAtPage(nav: RefObject<HTMLElement | null>, page: number, pageCount: number): () => void {
  const announce = useAnnounce();
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page is arrived at.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    announce(`Page ${formatCount(page)} of ${formatCount(pageCount)}`);
    const section = nav.current?.closest<HTMLElement>('section');
    section?.setAttribute('tabindex', '-1');
    section?.focus({ preventScroll: true });
  }, [page]);
  return () => {
    isPressed.current = true;
  };
}

function PageLink({ number, isCurrent, to }: { number: number; isCurrent: boolean; to: string }) {
  return (
    <Link
      to={to}
      aria-label={`Page ${formatCount(number)}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(CELL, LINK, isCurrent ? 'border-ink font-semibold' : 'border-transparent')}
    >
      {formatCount(number)}
    </Link>
  );
}

interface NeighbourProps {
  to: string | undefined;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}

function Neighbour({ to, rel, label, children }: NeighbourProps) {
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={classNames(CELL, 'text-control opacity-50')}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} aria-label={label} className={classNames(CELL, LINK, 'border-transparent')}>
      {children}
    </Link>
  );
}

const CELL = 'numeric grid size-11 place-items-center compact:pointer-fine:size-8 rounded-lg text-sm';
const LINK = 'border text-ink transition-colors hover:bg-sunken';
