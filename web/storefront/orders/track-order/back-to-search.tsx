import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { TrackSearch } from './track-search.ts';
import { createTrackQuery } from './track-url.ts';

export function BackToSearch({ search }: { search: TrackSearch }) {
  return (
    <ButtonLink
      to={createTrackQuery(search, { edit: true })}
      variant="quiet"
      className="-ml-5"
      icon={<ArrowLeft aria-hidden="true" className="size-4" />}
    >
      Back to Search
    </ButtonLink>
  );
}
