import type { ReactNode } from 'react';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { HomeSkeleton } from '../home/home-skeleton.tsx';
import { ProductDetailSkeleton } from '../products/product-detail-skeleton.tsx';
import { ProductListSkeleton } from '../products/product-list-skeleton.tsx';
import { findPendingShape } from './pending-shape.ts';

/** Skeleton of the page that is being loaded, with the spec's text. Loaded when the page is first used. */
export default function PendingPage({ path }: { path: string }): ReactNode {
  const shape = findPendingShape(path);
  if (shape === 'home') return <HomeSkeleton />;
  if (shape === 'list') return <ProductListSkeleton />;
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
