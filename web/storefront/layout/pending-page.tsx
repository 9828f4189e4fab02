import { Container } from '../../ui/container.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ProductGridSkeleton } from '../product-card/product-grid.tsx';
import { ProductDetailSkeleton } from '../products/product-detail-skeleton.tsx';

/** Whether a page has a shape to show while it is loaded. */
export function hasPendingShape(path: string): boolean {
  return LIST.test(path) || PRODUCT.test(path);
}

/** What stands in for a page that is being loaded: the spec's words and the shape of what comes. */
export function PendingPage({ path }: { path: string }) {
  const isProduct = PRODUCT.test(path);
  return (
    <Container className="py-12">
      <p className="mb-10">
        <Spinner label={isProduct ? 'Loading product details...' : 'Loading products...'} showLabel />
      </p>
      {isProduct ? <ProductDetailSkeleton /> : <ProductGridSkeleton />}
    </Container>
  );
}

// Home shows products too, and so waits with the same words (spec 2).
const LIST = /^\/user(\/home|\/products)?\/?$/;
const PRODUCT = /^\/user\/products\/[^/]+\/?$/;
