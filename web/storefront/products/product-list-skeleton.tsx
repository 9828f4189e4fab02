import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { ProductGridSkeleton } from './card/product-grid.tsx';

export function ProductListSkeleton() {
  return (
    <>
      <div className="border-y border-line bg-sunken">
        <Container className="grid items-end gap-x-16 gap-y-6 py-8 sm:py-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <div>
            <Skeleton className="my-1 h-9 w-48 sm:h-12 sm:w-60" />
            <Skeleton className="mt-4 h-5 w-4/5 max-w-96" />
          </div>
          <Skeleton className="h-11.5 w-full rounded-lg" />
        </Container>
      </div>
      <Container className="flex flex-col gap-x-10 gap-y-6 pt-8 pb-section lg:flex-row lg:pt-10">
        <div className="grid content-start gap-4 lg:w-60 lg:shrink-0 lg:pt-2">
          <Skeleton className="h-11 rounded-lg lg:hidden" />
          {FILTERS.map((width) => (
            <Skeleton key={width} className={`h-4.5 max-lg:hidden ${width}`} />
          ))}
        </div>
        <div className="min-w-0 grow">
          <p className="mb-7 flex min-h-11 items-center">
            <Spinner label="Loading products..." showLabel />
          </p>
          <ProductGridSkeleton />
        </div>
      </Container>
    </>
  );
}

const FILTERS = ['w-1/3', 'w-5/6', 'w-3/5', 'w-1/2', 'w-2/3', 'w-4/5'];
