import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';

type FailedToFetchProps = { what: string; message: string; retryHref: string; retryLabel?: string };

/** In place of a screen whose data was not answered. */
export function FailedToFetch({ what, message, retryHref, retryLabel = 'Retry' }: FailedToFetchProps) {
  return (
    <Card padded={false}>
      <ErrorState
        title={`Failed to fetch ${what}`}
        text={message}
        retryLabel={retryLabel}
        retryHref={retryHref}
      />
    </Card>
  );
}
