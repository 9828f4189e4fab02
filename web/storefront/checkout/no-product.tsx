import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

/** Checkout without a product (spec 2). */
export function NoProduct() {
  return (
    <EmptyState
      icon={<ShoppingBag className="size-10" strokeWidth={1.25} />}
      title="No product selected for checkout."
      action={
        <ButtonLink to="/user/products" variant="primary">
          Browse Products
        </ButtonLink>
      }
    />
  );
}
