import { useLocation, useNavigate } from 'react-router';
import { listHref, readListQuery } from '#domain/lists/list-url.ts';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../../screen/admin-meta.ts';
import { productHref } from '../product-href.ts';
import type { Route } from './+types/product-variants';
import { loadVariants } from './load-variants.ts';
import { OptionsForm } from './options-form.tsx';
import { VariantGrid } from './variant-grid.tsx';

export const loader = onServer(loadVariants);
export const clientLoader = inBrowser(loadVariants);

export const meta = () => adminMeta('Variants');

/** Options and variants of a product over the list of products, full-screen on phones. */
export default function ProductVariants({ loaderData: { product } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = readListQuery(staffProductList, new URLSearchParams(search));
  const close = () => void navigate(listHref(staffProductList, query), { preventScrollReset: true });
  const isThere = product.ok && !product.data.deletedAt;
  return (
    <Dialog
      open
      onClose={close}
      title={isThere ? `Variants of ${product.data.name}` : 'Variants'}
      size="xl"
      placement="side"
      description={
        isThere && (
          <TextLink
            to={productHref(product.data._id, search)}
            preventScrollReset
            className="text-sm font-normal"
          >
            Edit product
          </TextLink>
        )
      }
    >
      {isThere && (
        <div className="grid gap-8">
          <div className="max-w-3xl">
            <OptionsForm key={JSON.stringify(product.data.options)} product={product.data} />
          </div>
          {product.data.options.length > 0 && (
            <VariantGrid product={product.data} lowStock={product.data.lowStock} />
          )}
        </div>
      )}
      {!isThere && (product.ok || product.status === 404) && (
        <EmptyState title="Product not found" text="It may have been deleted." level={3} />
      )}
      {!product.ok && product.status !== 404 && (
        <ErrorState
          title="Error loading the variants"
          text={product.message}
          retryLabel="Retry"
          retryHref={pathname + search}
          level={3}
        />
      )}
    </Dialog>
  );
}
