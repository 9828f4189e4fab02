import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { ProductDetailSkeleton } from '../products/product-detail-skeleton.tsx';
import { ProductListSkeleton } from '../products/product-list-skeleton.tsx';

/** Whether a page has a shape to show while it is loaded. */
export function hasPendingShape(path: string): boolean {
  return HOME.test(path) || LIST.test(path) || PRODUCT.test(path);
}

/** What stands in for a page that is being loaded: the spec's words and the shape of what comes. */
export function PendingPage({ path }: { path: string }) {
  if (HOME.test(path)) return <HomeSkeleton />;
  if (LIST.test(path)) return <ProductListSkeleton />;
  return (
    <Container className="pt-4 pb-section">
      {/* Where the breadcrumbs will be. */}
      <p className="mb-5 flex min-h-8 items-center text-sm">
        <Spinner label="Loading product details..." showLabel size="sm" />
      </p>
      <ProductDetailSkeleton />
    </Container>
  );
}

const HOME = /^\/user(\/home)?\/?$/;
const LIST = /^\/user\/products\/?$/;
const PRODUCT = /^\/user\/products\/[^/]+\/?$/;
