import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { listHref, readListQuery } from '#domain/lists/list-url.ts';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NoProduct } from '../no-product.tsx';
import type { LoadedProduct } from './load-product.ts';
import { ProductForm } from './product-form.tsx';

/** The form of a product over the list, full-screen on phones; closing it returns to the same list. */
export function ProductPanel({ title, product, original, suggestions }: LoadedProduct & { title: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const query = readListQuery(staffProductList, new URLSearchParams(search));
  const toList = () => navigate(listHref(staffProductList, query), { preventScrollReset: true });

  async function close(hasSaved: boolean) {
    await toList();
    if (hasSaved) await revalidate();
  }

  if (product.ok && !product.data?.deletedAt)
    return (
      <ProductForm
        title={title}
        saved={product.data}
        original={original}
        suggestions={suggestions}
        onClose={() => void close(false)}
        onSaved={() => close(true)}
      />
    );
  return (
    <Dialog open onClose={() => void close(false)} title={title} size="lg" placement="side">
      <NoProduct what="product" answered={product} />
    </Dialog>
  );
}
