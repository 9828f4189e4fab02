import { formatCount } from '#domain/counts.ts';

/** How many reviews there are on all pages. */
export function ReviewCount({ total }: { total: number }) {
  return (
    <p role="status" className="numeric mb-2 min-h-5 text-sm text-muted">
      {`Total reviews: ${formatCount(total)}`}
    </p>
  );
}
