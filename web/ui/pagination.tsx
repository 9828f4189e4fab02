import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { paginationRange } from './pagination-range.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string | undefined;
}

/** Links, so that a page can be opened aside, shared and gone back to. Nothing where there is but one page. */
export function Pagination({ page, pageCount, hrefOf, label = 'Pagination' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      <Neighbour to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" label="Previous page">
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Neighbour>
      <p className="numeric px-3 text-sm text-muted sm:hidden" aria-hidden="true">
        {page} / {pageCount}
      </p>
      <ol className="flex items-center gap-1 max-sm:sr-only">
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
        <ArrowRight aria-hidden="true" className="size-5" />
      </Neighbour>
    </nav>
  );
}

function PageLink({ number, isCurrent, to }: { number: number; isCurrent: boolean; to: string }) {
  return (
    <Link
      to={to}
      aria-label={`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(CELL, LINK, isCurrent ? 'border-ink font-semibold' : 'border-transparent')}
    >
      {number}
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
