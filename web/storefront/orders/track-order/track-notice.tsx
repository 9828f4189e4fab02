import CloudAlert from 'lucide-react/icons/cloud-exclamation-point';
import SearchX from 'lucide-react/icons/search-x';
import type { TrackProblem } from './load-tracking.ts';
import { type TrackSearch, wordsOfSearch } from './track-search.ts';

type Props = { problem: TrackProblem; search: TrackSearch };

export function TrackNotice({ problem: { kind, message }, search }: Props) {
  const Icon = kind === 'failed' ? CloudAlert : SearchX;
  return (
    <div
      role="alert"
      className={`flex gap-3 rounded-xl p-4 ${kind === 'failed' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p>{message}</p>
        {kind === 'not_found' && <p className="text-sm">You searched for {wordsOfSearch(search)}.</p>}
      </div>
    </div>
  );
}
