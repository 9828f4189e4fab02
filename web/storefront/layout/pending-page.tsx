import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { ProductDetailSkeleton } from '../products/product-detail-skeleton.tsx';
import { ProductListSkeleton } from '../products/product-list-skeleton.tsx';

export function hasPendingShape(path: string): boolean {
  return HOME.test(path) || LIST.test(path) || PRODUCT.test(path);
}

/** Skeleton of the page that is being loaded, with the spec's text. */
export function PendingPage({ path }: { path: string }) {
  if (HOME.test(path)) return <HomeSkeleton />;
  if (LIST.test(path)) return <ProductListSkeleton />;
  return (
    <Container className="pt-4 pb-section">
      {/* In place of the breadcrumbs. */}
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
