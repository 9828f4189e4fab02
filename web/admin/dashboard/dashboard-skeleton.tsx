import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CHART_HEIGHT } from './chart-scale.ts';

/** The shape of the dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <>
      <p className="sr-only">
        <Spinner label="Loading dashboard..." />
      </p>
      <Skeleton className="mb-4 h-12 rounded-xl" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Card key={card} padded={false} className="p-4 sm:px-5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-3 h-7 w-28" />
            <Skeleton className="mt-3 h-3 w-32 max-w-full" />
          </Card>
        ))}
      </div>
      <div className="mt-4 grid gap-4 max-xl:items-start xl:grid-cols-3">
        <Card className="xl:col-span-2">
          <Skeleton className="h-6 w-40" />
          <div aria-hidden="true" className="mt-16 flex items-end gap-3" style={{ height: CHART_HEIGHT }}>
            {HEIGHTS.map((height, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change.
              <Skeleton key={index} className={`grow ${height}`} />
            ))}
          </div>
          <Skeleton className="mt-10 h-4 w-32" />
        </Card>
        <Card>
          <Skeleton className="mb-6 h-6 w-40" />
          <SkeletonText lines={8} />
        </Card>
      </div>
      <Card className="mt-4" padded={false}>
        <Skeleton className="mb-6 h-6 w-40" />
        <SkeletonText lines={6} />
      </Card>
    </>
  );
}

const HEIGHTS = 'h-2/5 h-1/2 h-1/3 h-3/5 h-1/2 h-3/4 h-2/3 h-4/5 h-3/5 h-5/6 h-full h-1/2'.split(' ');
