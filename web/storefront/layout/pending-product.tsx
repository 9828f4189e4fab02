import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';

/** The shape of a product page: its picture, and beside it name, price and options. */
export function PendingProduct() {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
      <Skeleton className="aspect-square rounded-xl" />
      <div className="space-y-8 lg:py-6">
        <div className="space-y-4">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-7 w-1/3" />
        </div>
        <SkeletonText lines={4} />
        <div className="flex gap-3">
          <Skeleton className="h-11 w-24 rounded-lg" />
          <Skeleton className="h-11 w-24 rounded-lg" />
          <Skeleton className="h-11 w-24 rounded-lg" />
        </div>
        <Skeleton className="h-13 w-full rounded-lg" />
      </div>
    </div>
  );
}
