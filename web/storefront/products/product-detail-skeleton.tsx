import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';

/** Silent: announce the loading elsewhere. */
export function ProductDetailSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-16"
    >
      <div className="flex gap-3 max-sm:flex-col sm:flex-row-reverse">
        <Skeleton className="aspect-square grow rounded-xl sm:aspect-auto sm:h-100" />
        <div className="flex gap-2.5 sm:shrink-0 sm:flex-col">
          <Skeleton className="size-14 rounded-lg sm:size-18" />
          <Skeleton className="size-14 rounded-lg sm:size-18" />
          <Skeleton className="size-14 rounded-lg sm:size-18" />
        </div>
      </div>
      <div className="max-w-prose">
        <Skeleton className="h-11 w-4/5" />
        <Skeleton className="mt-5 h-4.5 w-2/5" />
        <Skeleton className="mt-6 mb-7 h-8 w-1/3" />
        <SkeletonText lines={3} />
        <div className="mt-9 flex gap-2">
          <Skeleton className="h-11 w-24 rounded-lg" />
          <Skeleton className="h-11 w-24 rounded-lg" />
        </div>
        <Skeleton className="mt-7 h-13 w-full rounded-lg" />
      </div>
    </div>
  );
}
