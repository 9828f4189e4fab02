import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** The shape of an order's details. */
export function DetailsSkeleton() {
  return (
    <div className="grid gap-6">
      <Spinner label="Loading order..." showLabel />
      <SkeletonText lines={4} />
      <Skeleton className="h-24 w-full" />
      <SkeletonText lines={3} />
    </div>
  );
}
