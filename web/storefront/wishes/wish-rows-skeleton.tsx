import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

export function WishRowsSkeleton() {
  return (
    <div className="mt-8 max-w-4xl noscript:hidden">
      <Spinner label="Loading your wish list..." showLabel size="sm" />
      <ul aria-hidden="true" className="mt-5 divide-y divide-line border-y border-line">
        {[0, 1, 2].map((row) => (
          <li key={row} className="flex gap-4 py-6 sm:gap-6">
            <Skeleton className="size-24 shrink-0 rounded-lg sm:size-32" />
            <span className="grow">
              <Skeleton className="mt-2 h-5 w-1/2" />
              <Skeleton className="mt-4 h-4 w-1/4" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
