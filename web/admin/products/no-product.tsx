import type { Loaded } from '#web/data.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';

/** In place of a product that is deleted, or was not answered; `what` was to be shown of it. */
export function NoProduct({ what, answered }: { what: string; answered: Loaded<unknown> }) {
  if (answered.ok || answered.status === 404)
    return <EmptyState title="Product not found" text="It may have been deleted." level={3} />;
  return <ErrorState title={`Error loading ${what}`} text={answered.message} retryLabel="Retry" level={3} />;
}
