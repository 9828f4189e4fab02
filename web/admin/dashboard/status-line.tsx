import ChevronRight from 'lucide-react/icons/chevron-right';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router';
import type { WireTrouble } from '#contract/calls/status.ts';
import { NOT_ON_DASHBOARD } from '#domain/status/trouble-names.ts';

/** Leads to the status screen while something is wrong of which the dashboard says nothing itself. */
export function StatusLine({ troubles }: { troubles: readonly WireTrouble[] }) {
  const [first, ...others] = troubles.filter(({ name }) => !NOT_ON_DASHBOARD.has(name));
  if (!first) return null;
  return (
    <Link
      to="/admin/status"
      className={`group mb-4 flex min-h-12 items-center gap-3 rounded-xl px-5 py-2.5 text-sm ${first.urgency === 'now' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
    >
      <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{first.what}</span>{' '}
        {others.length === 0 ? 'See what to do' : `See what to do about it and ${others.length} more`}
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
