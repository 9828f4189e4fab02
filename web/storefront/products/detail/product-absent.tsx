import CloudAlert from 'lucide-react/icons/cloud-exclamation-point';
import PackageSearch from 'lucide-react/icons/package-search';
import { useLocation } from 'react-router';
import { productList } from '#domain/products/product-list.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { StateNotice } from '#web/ui/states/state-notice.tsx';

const BACK = (
  <ButtonLink to={productList.path} prefetch="intent" variant="primary">
    Back to Products
  </ButtonLink>
);

export function ProductNotFound() {
  return (
    <StateNotice
      level={1}
      icon={<PackageSearch className="size-10" strokeWidth={1.25} />}
      title="Product not found"
      text="It may have left the shop, or the link to it is not complete."
      action={BACK}
    />
  );
}

export function ProductFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <StateNotice
      role="alert"
      level={1}
      icon={<CloudAlert className="size-10" strokeWidth={1.25} />}
      title={`Error loading product: ${message}`}
      action={
        <>
          {BACK}
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
        </>
      }
    />
  );
}
