import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listHref, readListQuery } from '#domain/lists/list-url.ts';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { productHref } from './product-href.ts';

type ProductDialogProps = {
  title: string;
  size: 'lg' | 'xl';
  /** The product to which it links; null of one that cannot be edited. */
  editableId: string | null;
  children: ReactNode;
};

/** Something about a product over the list of products, full-screen on phones. */
export function ProductDialog({ title, size, editableId, children }: ProductDialogProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = readListQuery(staffProductList, new URLSearchParams(search));
  return (
    <Dialog
      open
      onClose={() => void navigate(listHref(staffProductList, query), { preventScrollReset: true })}
      title={title}
      size={size}
      placement="side"
      description={
        editableId !== null && (
          <TextLink to={productHref(editableId, search)} preventScrollReset className="text-sm font-normal">
            Edit product
          </TextLink>
        )
      }
    >
      {children}
    </Dialog>
  );
}
