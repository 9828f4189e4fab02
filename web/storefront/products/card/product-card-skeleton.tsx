import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function ProductCardSkeleton() {
  return (
    <div className="row-span-5 grid grid-rows-subgrid content-start">
      <Skeleton className="aspect-square rounded-xl" />
      <Skeleton className="mt-5 h-3.5 w-1/2" />
      <Skeleton className="mt-3 h-4.5 w-3/4" />
      <span className="mt-3 block space-y-2">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-2/3" />
      </span>
      <Skeleton className="mt-4 h-5 w-2/5" />
    </div>
  );
}
