import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Specimen, Specimens } from './specimen.tsx';

export function States() {
  return (
    <Specimens>
      <Specimen title="On its way, by its shape">
        <Skeleton className="mb-4 aspect-4/3 w-full rounded-xl" />
        <SkeletonText lines={2} />
      </Specimen>
      <Specimen title="On its way, by name">
        <Spinner label="Loading products..." showLabel />
      </Specimen>
      <Specimen title="Nothing there">
        <EmptyState
          level={3}
          title="No products found"
          text="Try adjusting your filters or search term."
          action={<Button>Reset Filters</Button>}
        />
      </Specimen>
      <Specimen title="Failed">
        <ErrorState
          level={3}
          title="Error loading products: Failed to fetch products"
          retryLabel="Retry"
          retryHref="#states"
        />
      </Specimen>
    </Specimens>
  );
}
