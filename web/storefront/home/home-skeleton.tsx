import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { ProductGridSkeleton } from '../products/card/product-grid.tsx';

/** Skeleton of Home with its loading text (specification, section 2). */
export function HomeSkeleton() {
  return (
    <>
      <Container className="grid items-center gap-x-12 gap-y-10 pt-6 pb-4 lg:grid-cols-12 xl:gap-x-16">
        <div className="lg:col-span-5">
          <Skeleton className="h-10 w-4/5 lg:h-18" />
          <Skeleton className="mt-2 h-10 w-3/5 lg:h-18" />
          <p className="mt-7 mb-8">
            <Spinner label="Loading products..." showLabel />
          </p>
          <Skeleton className="h-13 rounded-lg sm:w-48" />
        </div>
        <Skeleton className="aspect-square rounded-xl sm:aspect-16/10 lg:col-span-7" />
      </Container>
      <Container className="py-section">
        <ProductGridSkeleton />
      </Container>
    </>
  );
}
